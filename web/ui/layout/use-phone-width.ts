import { useSyncExternalStore } from 'react'

const query = '(max-width: 700px)'

function watch(changed: () => void): () => void {
  const phone = window.matchMedia(query)
  phone.addEventListener('change', changed)
  return () => phone.removeEventListener('change', changed)
}

/** Whether the window is a phone's, for what is laid out otherwise there and not merely narrower. */
export function usePhoneWidth(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}
