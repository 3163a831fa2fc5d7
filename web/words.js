// What the page itself says, by its English words, in the table's other languages. The table's own words are in
// assets/words; tests/unit/words.cpp reads both.
// @ts-check

/** @type {Record<string, {ms: string, it: string, id: string}>} */
export const words = {
  "The table, drawn. F6 leads to the same table as text.": {"ms": "Meja, dilukis. F6 membawa ke meja yang sama sebagai teks.", "it": "Il tavolo, disegnato. F6 porta allo stesso tavolo come testo.", "id": "Meja, digambar. F6 menuju meja yang sama sebagai teks."},
  "To the beginning of the demo": {"ms": "Ke permulaan demo", "it": "All'inizio della demo", "id": "Ke awal demo"},
  "Back": {"ms": "Undur", "it": "Indietro", "id": "Mundur"},
  "Begin": {"ms": "Mula", "it": "Inizia", "id": "Mulai"},
  "Next": {"ms": "Seterusnya", "it": "Avanti", "id": "Berikutnya"},
  "Back to the demo": {"ms": "Kembali ke demo", "it": "Torna alla demo", "id": "Kembali ke demo"},
  "The table as text": {"ms": "Meja sebagai teks", "it": "Il tavolo come testo", "id": "Meja sebagai teks"},
  "Controls": {"ms": "Kawalan", "it": "Comandi", "id": "Kontrol"},
  "The table": {"ms": "Meja", "it": "Il tavolo", "id": "Meja"},
  "Log": {"ms": "Log", "it": "Cronaca", "id": "Catatan"},
  "Twoseat is not affiliated with or endorsed by the makers of any game. The names of games belong to their owners.": {"ms": "Twoseat tiada kaitan dengan atau sokongan daripada pembuat mana-mana permainan. Nama permainan milik pemiliknya.", "it": "Twoseat non ha legami con i produttori di alcun gioco né il loro avallo. I nomi dei giochi appartengono ai loro titolari.", "id": "Twoseat tidak terkait dengan atau didukung oleh pembuat permainan mana pun. Nama permainan milik pemiliknya."},
  "Rule demos: every rule, shown at the table": {"ms": "Demo peraturan: setiap peraturan, ditunjukkan di meja", "it": "Demo delle regole: ogni regola, mostrata al tavolo", "id": "Demo aturan: setiap aturan, ditunjukkan di meja"},
  "F6 or Escape leads back to the drawn table.": {"ms": "F6 atau Escape membawa kembali ke meja yang dilukis.", "it": "F6 o Esc riporta al tavolo disegnato.", "id": "F6 atau Escape kembali ke meja yang digambar."},
  "Setting the table": {"ms": "Menyediakan meja", "it": "Il tavolo si prepara", "id": "Menyiapkan meja"},
  "Setting the table: {n} MB": {"ms": "Menyediakan meja: {n} MB", "it": "Il tavolo si prepara: {n} MB", "id": "Menyiapkan meja: {n} MB"},
  "Setting the table: {n} MB of {of} MB": {"ms": "Menyediakan meja: {n} MB daripada {of} MB", "it": "Il tavolo si prepara: {n} MB di {of} MB", "id": "Menyiapkan meja: {n} MB dari {of} MB"},
  "Loading": {"ms": "Memuatkan", "it": "Caricamento", "id": "Memuat"},
  "The graphics were interrupted. They come back by themselves; the match is safe.": {"ms": "Grafik terganggu. Ia kembali dengan sendirinya; perlawanan selamat.", "it": "La grafica si è interrotta. Torna da sola; la partita è al sicuro.", "id": "Grafik terganggu. Ia kembali dengan sendirinya; pertandingan aman."},
  "The link, to copy by hand": {"ms": "Pautan, untuk disalin sendiri", "it": "Il link, da copiare a mano", "id": "Tautan, untuk disalin sendiri"},
  "The table stopped unexpectedly. Reloading the page brings back the match that stands in the address.": {"ms": "Meja terhenti tanpa diduga. Muat semula halaman untuk mengembalikan perlawanan yang ada dalam alamat.", "it": "Il tavolo si è fermato all'improvviso. Ricaricando la pagina torna la partita che sta nell'indirizzo.", "id": "Meja berhenti tiba-tiba. Muat ulang halaman untuk mengembalikan pertandingan yang ada di alamat."},
  "This browser has no WebAssembly, which Twoseat is made of. A current browser has it.": {"ms": "Pelayar ini tiada WebAssembly, yang membentuk Twoseat. Pelayar terkini memilikinya.", "it": "Questo browser non ha WebAssembly, di cui è fatto Twoseat. Un browser recente lo ha.", "id": "Peramban ini tidak punya WebAssembly, bahan Twoseat. Peramban terkini memilikinya."},
  "This browser does not offer WebGL 2, with which the table is drawn. Switching hardware acceleration on, or a current browser, may help.": {"ms": "Pelayar ini tidak menawarkan WebGL 2, yang melukis meja. Cuba hidupkan pecutan perkakasan, atau gunakan pelayar terkini.", "it": "Questo browser non offre WebGL 2, con cui si disegna il tavolo. Può aiutare attivare l'accelerazione hardware o usare un browser recente.", "id": "Peramban ini tidak menyediakan WebGL 2, yang menggambar meja. Coba nyalakan akselerasi perangkat keras, atau pakai peramban terkini."},
  "This browser did not accept the table's program. Reloading the page, or a current browser, may help.": {"ms": "Pelayar ini tidak menerima program meja. Cuba muat semula halaman, atau gunakan pelayar terkini.", "it": "Questo browser non ha accettato il programma del tavolo. Può aiutare ricaricare la pagina o usare un browser recente.", "id": "Peramban ini tidak menerima program meja. Coba muat ulang halaman, atau pakai peramban terkini."},
  "The table stopped while it was being set. Reloading the page may help, or opening it without what stands behind # in its address.": {"ms": "Meja terhenti semasa disediakan. Cuba muat semula halaman, atau buka tanpa apa yang ada selepas # dalam alamatnya.", "it": "Il tavolo si è fermato mentre si preparava. Può aiutare ricaricare la pagina, o aprirla senza ciò che sta dopo # nell'indirizzo.", "id": "Meja berhenti saat disiapkan. Coba muat ulang halaman, atau buka tanpa yang ada setelah # di alamatnya."},
  "The table could not be loaded. Please reload the page.": {"ms": "Meja tidak dapat dimuatkan. Sila muat semula halaman.", "it": "Il tavolo non si è potuto caricare. Ricarica la pagina.", "id": "Meja tidak bisa dimuat. Silakan muat ulang halaman."},
  "That is too long to be a link.": {"ms": "Itu terlalu panjang untuk menjadi pautan.", "it": "È troppo lungo per essere un link.", "id": "Itu terlalu panjang untuk menjadi tautan."},
  "There is no such rule demo here.": {"ms": "Tiada demo peraturan sedemikian di sini.", "it": "Qui non c'è una demo così.", "id": "Tidak ada demo aturan seperti itu di sini."},
  "The rule demo could not be loaded. Please try again.": {"ms": "Demo peraturan tidak dapat dimuatkan. Sila cuba lagi.", "it": "La demo non si è potuta caricare. Riprova.", "id": "Demo aturan tidak bisa dimuat. Silakan coba lagi."},
  "Link copied": {"ms": "Pautan disalin", "it": "Link copiato", "id": "Tautan disalin"},
  "Copied": {"ms": "Disalin", "it": "Copiato", "id": "Disalin"},
  "This browser does not let the page copy. Here it is:": {"ms": "Pelayar ini tidak membenarkan halaman menyalin. Ini dia:", "it": "Questo browser non lascia copiare alla pagina. Eccolo:", "id": "Peramban ini tidak membiarkan halaman menyalin. Ini dia:"},
  "Waiting for the person at seat {seat}.": {"ms": "Menunggu orang di tempat {seat}.", "it": "Si aspetta la persona al posto {seat}.", "id": "Menunggu orang di kursi {seat}."},
  "You have left the course of the demo: play on as you like, or go back to it.": {"ms": "Anda telah keluar daripada jalan demo: teruskan sesuka hati, atau kembali kepadanya.", "it": "Hai lasciato il corso della demo: continua come vuoi o torna indietro.", "id": "Anda telah keluar dari jalan demo: lanjutkan sesuka hati, atau kembali."},
  "This cannot be done now:": {"ms": "Ini tidak boleh dilakukan sekarang:", "it": "Ora non si può fare:", "id": "Ini tidak bisa dilakukan sekarang:"}
};
