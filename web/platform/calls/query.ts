import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import {
  QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  keepPreviousData,
  useQuery,
} from '@tanstack/react-query'
import type { Asked } from './ask-at-start.ts'
import type { CallOptions } from './call.ts'
import { answerTo } from './client.ts'
import { readAnew, readForItsScreen } from './read-anew.ts'
import { languageNow, watchLanguage } from '../language.ts'
import { session } from '../session/browser-session.ts'
import { actingId } from '../session/session-user.ts'

/** Answers live as long as one person works at one care place: nothing of one is shown to the next. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: false, refetchOnWindowFocus: false },
  },
})

function whoWhere(): string {
  const state = session.state()
  return state.phase === 'signed-in' ? `${actingId(state.user)} at ${state.user.carePlaceId ?? 'no place'}` : 'nobody'
}

let present = whoWhere()
session.watch(() => {
  if (present === whoWhere()) return
  present = whoWhere()
  queryClient.clear()
})

// What the server says in a language is asked again in the next; until it comes, what there is stays.
let language = languageNow()
watchLanguage(() => {
  const before = language
  language = languageNow()
  if (before !== null && before !== language) void queryClient.invalidateQueries()
})

interface AnswerOptions<E extends Definition> extends Pick<CallOptions<E>, 'silent' | 'resolves' | 'place'> {
  /** False until everything that the call needs is known. */
  readonly enabled?: boolean
  /** Shows the former answer while the next page or filter is on its way. */
  readonly keepFormer?: boolean
  /** Asks again after so many milliseconds, for what goes on without us. */
  readonly again?: number | false | ((answer: AnswerOf<E> | undefined) => number | false)
  /** Read anew whenever its screen is opened, and never by itself meanwhile: what a form is filled in from. */
  readonly anew?: boolean
}

export function answerKey(endpoint: Definition, sent?: unknown): readonly unknown[] {
  const call = `${endpoint.method} ${endpoint.path}`
  return sent === undefined ? [call] : [call, sent]
}

/** Reads the answers of these endpoints again, wherever they are shown. */
export async function refetch(endpoints: readonly Definition[]): Promise<void> {
  await Promise.all(endpoints.map((each) => queryClient.invalidateQueries({ queryKey: answerKey(each) })))
}

/** The same of those answers alone that were asked for in such a way. */
export async function refetchWhere(
  endpoints: readonly Definition[],
  isMeant: (sent: unknown) => boolean,
): Promise<void> {
  const calls = new Set(endpoints.map((each) => answerKey(each)[0]))
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [call, sent] }) => calls.has(call) && isMeant(sent) })
}

/** Keeps the answers that `useAnswer` will ask for; one that does not come is asked for again by whoever shows it. */
export async function readAhead(calls: readonly Asked[]): Promise<void> {
  await Promise.all(
    calls.map(({ endpoint, sent, isReadAnew }) => {
      const query = {
        queryKey: [...answerKey(endpoint, sent), null],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => answerTo(endpoint, sent, { silent: true, signal }),
      }
      return isReadAnew ? readForItsScreen(queryClient, query) : queryClient.prefetchQuery(query)
    }),
  )
}

/** Reads an answer and keeps it: `const { data } = useAnswer(readCareRecipient, { params: { id } })`. */
export function useAnswer<const E extends Definition>(
  endpoint: E,
  sent: CallOf<E>,
  { enabled = true, keepFormer = false, again = false, anew = false, ...options }: AnswerOptions<E> = {},
): UseQueryResult<AnswerOf<E>> {
  const query: UseQueryOptions<AnswerOf<E>> = {
    queryKey: [...answerKey(endpoint, sent), options.place ?? null],
    queryFn: ({ signal }) => answerTo(endpoint, sent, { ...options, signal }),
    enabled,
    refetchInterval: typeof again === 'function' ? ({ state }) => again(state.data) : again,
    ...(anew ? readAnew : {}),
    ...(keepFormer ? { placeholderData: keepPreviousData } : {}),
  }
  return useQuery<AnswerOf<E>>(query, queryClient)
}
