export type Scheme = 'light' | 'dark' | 'auto'
export type Density = 'comfortable' | 'compact'

export interface Appearance {
  scheme: Scheme
  density: Density
  /** Keys that act alone, such as `/` and B; who dictates turns them off (WCAG 2.1.4). */
  singleKeys: boolean
}

const key = 'omsorg.appearance'
const dark = '(prefers-color-scheme: dark)'

export function storedAppearance(): Appearance {
  const [scheme, density, keys] = (readStored() ?? '').split(' ')
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
    density: density === 'compact' ? 'compact' : 'comfortable',
    singleKeys: keys !== 'no-single-keys',
  }
}

/**
 * Called first of all by the entry, before anything is drawn. `auto` needs no script: tokens.css follows the system by
 * `light-dark()` alone; the attribute is for a choice of one's own and for Mantine.
 */
export function applyAppearance({ scheme, density, singleKeys }: Appearance): void {
  const root = document.documentElement
  root.dataset['mantineColorScheme'] = shownScheme(scheme)
  root.dataset['density'] = density
  root.dataset['singleKeys'] = singleKeys ? 'on' : 'off'
}

export function shownScheme(scheme: Scheme): 'light' | 'dark' {
  if (scheme !== 'auto') return scheme
  return window.matchMedia(dark).matches ? 'dark' : 'light'
}

export function storeAppearance({ scheme, density, singleKeys }: Appearance): void {
  try {
    localStorage.setItem(key, `${scheme} ${density}${singleKeys ? '' : ' no-single-keys'}`)
  } catch {
    // A browser that forbids storage still shows the choice until the page is closed.
  }
}

/** Calls back when the system turns light or dark; answers how to stop listening. */
export function onSystemScheme(changed: () => void): () => void {
  const query = window.matchMedia(dark)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
