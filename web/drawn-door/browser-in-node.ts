/** As much of a browser as the sign-in page asks for when it is drawn where there is none: one that keeps nothing and says nothing. */
const silent = { addEventListener: () => undefined, removeEventListener: () => undefined }
const storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}
const browser = {
  ...silent,
  localStorage: storage,
  sessionStorage: storage,
  location: { pathname: '/login', search: '', hash: '', protocol: 'https:', origin: '' },
  history: silent,
  document: { ...silent, cookie: '', documentElement: { dataset: {} }, querySelector: () => null },
  PublicKeyCredential: () => undefined,
  matchMedia: () => ({ ...silent, matches: false }),
}
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true })
Object.defineProperty(globalThis, 'window', { value: globalThis })
Object.defineProperty(navigator, 'onLine', { value: true })
