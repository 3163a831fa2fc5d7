// Requests to one's own site that are not waited for without end.
// @ts-check

const silence = 20_000; // ms after which nobody will answer any more

/** @param {URL} address */
async function once(address) {
  const given = new AbortController();
  const up = setTimeout(() => given.abort(), silence);
  try {
    return await fetch(address, { signal: given.signal });
  } finally {
    clearTimeout(up);
  }
}

/** What nobody answers is asked for once more by itself; what is not there is an error. @param {URL} address */
export async function answered(address) {
  const response = await once(address).catch(() => once(address));
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status} ${response.statusText}`);
  return response;
}
