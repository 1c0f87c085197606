import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { languageNow, watchLanguage } from '../language/speaking.ts'
import { session } from '../session/session-here.ts'
import { answerTo } from './portal-call.ts'

/** Answers live as long as one holder looks at one person: nothing of one is shown to the next. */
const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: true, refetchOnReconnect: true },
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

const nameOf = ({ method, path }: Definition) => `${method} ${path}`

/** Reads the answers of these calls again, wherever they are shown. */
export async function refetch(endpoints: readonly Definition[]): Promise<void> {
  await Promise.all(endpoints.map((each) => queries.invalidateQueries({ queryKey: [nameOf(each)] })))
}

interface AnswerOptions {
  /** False until everything that the call needs is known. */
  readonly enabled?: boolean
  /** Asks again after so many milliseconds, for what goes on without us. */
  readonly again?: number
  /** Read anew whenever its page is opened, and never by itself meanwhile: what a form is filled in from. */
  readonly anew?: boolean
}

export function useAnswer<const E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  { enabled = true, again, anew = false }: AnswerOptions = {},
): UseQueryResult<AnswerOf<E>> {
  return useQuery<AnswerOf<E>>(
    {
      queryKey: [nameOf(endpoint), sent],
      queryFn: ({ signal }) => answerTo(endpoint, sent, { signal }),
      enabled,
      refetchInterval: again ?? false,
      ...(anew ? { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } : {}),
    },
    queries,
  )
}
