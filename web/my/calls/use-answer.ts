import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CallFailure } from '../../platform/calls/result.ts'
import { line } from '../../platform/line.ts'
import { languageNow, watchLanguage } from '../language/speaking.ts'
import { session } from '../session/session-here.ts'
import { answerTo } from './portal-call.ts'

/** Answers live as long as one holder looks at one person: nothing of one is shown to the next. */
const queries = new QueryClient({
  defaultOptions: {
    // Without a line it is tried as well: a page says that there is none, and shows what the device has kept.
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: true, networkMode: 'always' },
  },
})

function whoOfWhom(): string {
  const state = session.state()
  return state.phase === 'signed-in' ? `${state.holder.accountId} of ${state.holder.chosen ?? 'nobody'}` : 'nobody'
}

let present = whoOfWhom()
session.watch(() => {
  if (present === whoOfWhom()) return
  present = whoOfWhom()
  queries.clear()
})

// What the server says in a language is asked again in the next.
let language = languageNow()
watchLanguage(() => {
  const before = language
  language = languageNow()
  if (before !== null && before !== language) void queries.invalidateQueries()
})

// What did not come, or is old by now, is asked for again when the line is back.
line.watch(() => {
  if (line.isLost()) return
  void queries.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status === 'error' || query.isStale(),
  })
})

const loadKept = () => import('../offline/answers-here.ts')

const nameOf = ({ method, path }: Definition) => `${method} ${path}`

/** Reads the answers of these calls again, wherever they are shown. */
export async function refetch(endpoints: readonly Definition[]): Promise<void> {
  await Promise.all(endpoints.map((each) => queries.invalidateQueries({ queryKey: [nameOf(each)] })))
}

/** The server no longer knows the person, or no longer for this holder: what may still be opened is asked again, and the page goes with it. */
export async function noticeReach(reason: string): Promise<void> {
  if (reason !== 'not-found' && reason !== 'other-person-chosen') return
  await queries.refetchQueries({ queryKey: [nameOf(readMe)] }, { cancelRefetch: false })
}

interface AnswerOptions {
  /** False until everything that the call needs is known. */
  readonly enabled?: boolean
  /** Asks again after so many milliseconds, for what goes on without us. */
  readonly again?: number
  /** Read anew whenever its page is opened, and never by itself meanwhile: what a form is filled in from. */
  readonly anew?: boolean
  /** Kept on the device as long as the session, sealed, and shown where nobody answers. */
  readonly kept?: boolean
}

/** Under a name for each holder and person, so that no answer is taken for that of another. */
const keptName = (queryKey: readonly unknown[]): string => JSON.stringify([whoOfWhom(), languageNow(), ...queryKey])

/** Shows what the device has kept, as of when it came; what is shown already is not older. */
async function showKept(queryKey: readonly unknown[]): Promise<void> {
  if (queries.getQueryData(queryKey) !== undefined) return
  const before = present
  const found = await (await loadKept()).keptAnswer(keptName(queryKey))
  if (found && before === present) queries.setQueryData(queryKey, found.value, { updatedAt: found.at })
}

function queryOf<const E extends Definition>(endpoint: E, sent: CallOf<E>, kept: boolean) {
  const queryKey = [nameOf(endpoint), sent]
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<AnswerOf<E>> => {
      try {
        const answer = await answerTo(endpoint, sent, { signal })
        if (kept) void loadKept().then(({ keepAnswer }) => keepAnswer(keptName(queryKey), answer))
        return answer
      } catch (failure) {
        if (failure instanceof CallFailure) void noticeReach(failure.notDone.reason)
        if (kept && failure instanceof CallFailure && failure.notDone.reason === 'no-answer') await showKept(queryKey)
        throw failure
      }
    },
  }
}

/** Reads an answer that is kept before anything shows it; whoever shows it asks again where none came. */
export function readAhead<const E extends Definition>(endpoint: E, sent: CallOf<E>): Promise<void> {
  return queries.prefetchQuery(queryOf(endpoint, sent, true))
}

export function useAnswer<const E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  { enabled = true, again, anew = false, kept = false }: AnswerOptions = {},
): UseQueryResult<AnswerOf<E>> {
  return useQuery<AnswerOf<E>>(
    {
      ...queryOf(endpoint, sent, kept),
      enabled,
      refetchInterval: again ?? false,
      ...(anew ? { staleTime: Infinity, gcTime: 0 } : {}),
    },
    queries,
  )
}
