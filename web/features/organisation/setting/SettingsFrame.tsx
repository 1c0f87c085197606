import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import type { NodeOf } from '@omsorg/domain/organisation/node/node-address.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useContext } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import type { AskedAnswer } from '../../../platform/AnswerFailed.tsx'
import { fieldAt } from './bound-errors.ts'
import { AsEntered, EnteredSettings } from './EnteredSettings.tsx'
import { SettingsAnswer } from './SettingsAnswer.tsx'
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx'
import type { SavedSettings } from './use-settings-draft.ts'

/** How a save went: the version that stands now, or why it did not go, which has been said already. */
export type Saved = { readonly ok: true; readonly value: { readonly rowVersion: number } } | NotSaved | null
interface NotSaved {
  readonly ok: false
  readonly reason: string
}

/** What saves, as `useAction` gives it. */
interface Saving {
  readonly busy: boolean
  readonly notDone: { readonly errors: Readonly<Record<string, string>> } | null
}

type Asked<View> = Omit<AskedAnswer, 'refetch'> & {
  readonly data: View | undefined
  readonly refetch: () => Promise<{ readonly data: View | undefined }>
}

type Drawn = Pick<SettingsScreenProps, 'sections' | 'onlyHere' | 'words' | 'levels' | 'errorsOf'>

interface SettingsFrameProps<View> {
  readonly title: string
  readonly node: NodeOf<'Client' | 'CarePlace'>
  readonly mayChange: boolean
  /** By which the history knows these settings. */
  readonly subject: CallOf<typeof readLastChanges>['params']['subject']
  /** The settings as they are saved. */
  readonly answer: Asked<View>
  /** What else is needed before anything can be drawn. */
  readonly others?: readonly (AskedAnswer & { readonly data: unknown })[]
  readonly savedOf: (view: View) => SavedSettings
  readonly save: (own: Settings, version: number | null) => Promise<Saved>
  readonly savings: readonly Saving[]
  /** The field of the screen in which a path of the wire stands. */
  readonly refusedAt?: (path: string) => string
  /** Reads the same settings of another client; left out where they are of a place. */
  readonly readOf?: ((clientId: string) => Promise<View | null>) | undefined
  /** What is drawn, once everything has come. */
  readonly draw: (view: View) => Drawn
}

/** What each screen of settings does alike: reads, waits, names the client and the history, saves, and reads anew when it was late. */
export function SettingsFrame<View>(props: SettingsFrameProps<View>) {
  const { title, node, mayChange, subject, answer, others = [], savedOf, save, savings, refusedAt = fieldAt } = props
  const { readOf } = props
  const clientId = node.clientId ?? ''
  const client = useAnswer(readClient, { params: { clientId } })
  const carePlaceId = node.kind === 'CarePlace' ? node.id : undefined
  const asEntered = useContext(AsEntered)
  const asked = { params: { subject }, query: { clientId, carePlaceId } }
  const history = useAnswer(readLastChanges, asked, { enabled: asEntered === null })
  const view = others.every(({ data }) => data !== undefined) ? answer.data : undefined
  if (asEntered) {
    return view === undefined ? (
      <InsteadOfAnswer answer={[answer, ...others].find(({ error }) => error) ?? answer} kind="line" rows={2} />
    ) : (
      <EnteredSettings title={asEntered === 'titled' ? title : null} saved={savedOf(view)} {...props.draw(view)} />
    )
  }
  const refused = savings.flatMap(({ notDone }) => Object.keys(notDone?.errors ?? {}))
  return (
    <SettingsAnswer title={title} answer={[answer, ...others, client, history]}>
      {view && client.data && history.data && (
        <SettingsScreen
          title={title}
          first={savedOf(view)}
          keeper={{
            save: async (own, version) => {
              const result = await save(own, version)
              if (result?.ok) return { version: result.value.rowVersion }
              return result?.reason === 'stale' ? 'stale' : 'failed'
            },
            readAgain: async () => {
              const { data } = await answer.refetch()
              return data === undefined ? null : savedOf(data)
            },
          }}
          changes={history.data.changes}
          clientName={client.data.name}
          mayChange={mayChange}
          startFrom={
            readOf && {
              clientId,
              read: async (other) => {
                const theirs = await readOf(other)
                return theirs && savedOf(theirs).own
              },
            }
          }
          busy={savings.some(({ busy }) => busy)}
          refused={refused.map(refusedAt)}
          {...props.draw(view)}
        />
      )}
    </SettingsAnswer>
  )
}
