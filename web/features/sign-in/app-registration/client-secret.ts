/** 256 random bits in the letters of base64url: made in the browser, and stored by the server as a hash alone. */
export function newClientSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
