/** What the server writes on each page that it gives out; the pages of a developer's machine have none of it. */
const { version = '', build = '', idleMinutes = '20' } = document.documentElement.dataset

export const about = {
  version,
  /** Changes with every build. */
  build,
  /** After so many minutes without a key, mouse or touch a session ends. */
  idleMinutes: Number(idleMinutes),
}
