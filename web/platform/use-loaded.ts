import { useCallback, useEffect, useState } from 'react'

type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: Value }

/** Loads once for each `load`, and again on `again`; what was there stays until the next is. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> & { readonly again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let current = true
    load().then(
      (value) => current && setLoaded({ state: 'there', value }),
      () => current && setLoaded({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [load, round])
  const again = useCallback(() => setRound((former) => former + 1), [])
  return { ...loaded, again }
}
