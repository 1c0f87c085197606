import { useCallback, useMemo } from 'react'
import { aloneInBrowser, type KeptList, keptList } from '../../../platform/device/kept-list.ts'
import { deviceStore } from '../../../platform/device/sealed-store.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useLoaded } from '../../../platform/use-loaded.ts'
import { type BegunNews, begunOn } from './begun-news.ts'

export interface NewsOnDevice {
  readonly list: KeptList<BegunNews>
  /** False where the browser keeps nothing beyond the page. */
  readonly isLasting: boolean
}

/** What the own user has begun on this device, the newest first; undefined until it is read. Without it one begins anew. */
export function useBegun() {
  const user = useSessionUser()
  // Whoever acts for somebody else, or for another client, writes that on its own.
  const acts = [user?.application, user?.clientId ?? '', user?.id ?? 0, user?.impersonatedUserId ?? 0]
  const owner = `news-${acts.join('-')}`
  const device = useMemo((): NewsOnDevice => {
    const store = deviceStore(owner, 'begun')
    const alone = aloneInBrowser('omsorg-news')
    return { list: keptList<BegunNews>(store, { alone, keyOf: ({ slot }) => slot }), isLasting: store.isLasting }
  }, [owner])
  const load = useCallback(() => begunOn(device.list, Temporal.Now.instant()), [device])
  const loaded = useLoaded(load)
  return {
    device,
    begun: loaded.state === 'there' ? loaded.value : loaded.state === 'failed' ? [] : undefined,
    again: loaded.again,
  }
}
