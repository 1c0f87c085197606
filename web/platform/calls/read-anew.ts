import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'

/** By then a first screen that wants its answer is drawn. */
const heldFor = 10_000

/** What a form is filled in from is read whenever its screen is opened, never by itself meanwhile, and kept by nobody. */
export const readAnew = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false }

/** Reads for a screen before it is drawn. The answer is held until the screen shows it, and from then on by it alone. */
export async function readForItsScreen(client: QueryClient, question: QueryObserverOptions): Promise<void> {
  const holder = new QueryObserver(client, { ...question, ...readAnew })
  const letGo = holder.subscribe(() => {})
  const held = holder.getCurrentQuery()
  const end = () => [unwatch, letGo].forEach((each) => each())
  const unwatch = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded' && query === held) end()
  })
  setTimeout(end, heldFor)
  await held.promise?.catch(() => null)
}
