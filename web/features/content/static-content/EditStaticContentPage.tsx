import { addStaticContent } from '@omsorg/contract/content/static-content/add-static-content.ts'
import { listStaticContent } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { readPageText } from '@omsorg/contract/content/static-content/read-page-text.ts'
import { readStaticContent } from '@omsorg/contract/content/static-content/read-static-content.ts'
import { readDisclaimer } from '@omsorg/contract/content/disclaimer/read-disclaimer.ts'
import { removeStaticContent } from '@omsorg/contract/content/static-content/remove-static-content.ts'
import { updateStaticContent } from '@omsorg/contract/content/static-content/update-static-content.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { NotFound } from '../../../platform/shell/NotFound.tsx'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { CallFailure } from '../../../platform/calls/result.ts'
import { ContentEditor } from './ContentEditor.tsx'
import type { ConflictOf } from './Conflict.tsx'
import { type Content, type Drafts, savedInOrder, writtenOf } from './draft.ts'

const outdated = [listStaticContent, readStaticContent, readPageText, readDisclaimer]

export function EditStaticContentPage() {
  const t = useAllTexts()
  const { id } = useParameters('StaticContentEdit')
  const answer = useAnswer(readStaticContent, { params: { id } }, { anew: true })
  if (answer.error instanceof CallFailure && answer.error.notDone.reason === 'not-found') return <NotFound />
  if (!answer.data)
    return (
      <Page title={t.screens.editStaticContent}>
        <Card padded>
          <InsteadOfAnswer answer={answer} rows={6} />
        </Card>
      </Page>
    )
  const { languages } = answer.data
  // What is saved is read again, and begins anew.
  return <Editing key={languages.map(({ id: own, rowVersion }) => `${own}.${rowVersion}`).join()} read={answer.data} />
}

function Editing({ read }: { readonly read: AnswerOf<typeof readStaticContent> }) {
  const t = useAllTexts()
  const { staticContent: words } = t
  const { identifier, type, languages } = read
  const [removing, setRemoving] = useState<Content | null>(null)
  const [conflicts, setConflicts] = useState<readonly ConflictOf[]>([])
  /** Of what others saved and was looked at, by its id. */
  const [settled, setSettled] = useState<ReadonlyMap<number, number>>(new Map())
  const adding = useAction(addStaticContent)
  const updating = useAction(updateStaticContent, { resolves: ['stale'] })
  const looking = useAction(readStaticContent)
  const refresh = useAction(removeStaticContent, { outdates: outdated })
  const { refetch } = useAnswer(readStaticContent, { params: { id: read.id } }, { anew: true })

  async function save(changed: readonly Language[], drafts: Drafts): Promise<boolean> {
    for (const { language, says } of savedInOrder(changed, drafts)) {
      const draft = drafts[language]
      const kept = languages.find((each) => each.language === language)
      const result = kept
        ? await updating.run({
            params: { id: kept.id },
            input: {
              ...writtenOf(draft),
              changesMeaning: says === 'something-new',
              followsNewer: says === 'what-is-newer',
              rowVersion: settled.get(kept.id) ?? kept.rowVersion,
            },
          })
        : await adding.run({ input: { identifier, type, language, ...writtenOf(draft) } })
      if (!result?.ok) {
        if (result?.reason === 'stale') await lookAtOthers(changed)
        return false
      }
    }
    messages.announce({ kind: 'toast', tone: 'success', text: words.saved })
    await refetch()
    return true
  }

  /** What others have saved of the languages that are changed here: neither theirs nor ours is lost. */
  async function lookAtOthers(changed: readonly Language[]): Promise<void> {
    const now = await looking.run({ params: { id: read.id } })
    if (!now?.ok) return
    setConflicts(
      now.value.languages.flatMap((theirs) => {
        const before = languages.find(({ id }) => id === theirs.id)
        const known = settled.get(theirs.id) ?? before?.rowVersion
        return before && changed.includes(theirs.language) && known !== theirs.rowVersion ? [{ before, theirs }] : []
      }),
    )
  }

  function settle({ id, rowVersion }: Content): void {
    setSettled(new Map([...settled, [id, rowVersion]]))
    setConflicts(conflicts.filter(({ theirs }) => theirs.id !== id))
  }

  async function remove({ id }: Content): Promise<void> {
    const result = await refresh.run({ params: { id } }, { done: words.removed })
    if (result?.ok) await go('StaticContent')
  }

  return (
    <>
      <ContentEditor
        title={read.name}
        type={type}
        identifier={identifier}
        contents={languages}
        begins={read.language}
        busy={adding.busy || updating.busy}
        onSave={save}
        onRemove={setRemoving}
        conflicts={conflicts}
        onSettled={settle}
      />
      {removing && (
        <ActionDialog
          title={words.removeQuestion({ name: removing.name })}
          action={t.common.actions.remove}
          danger
          busy={refresh.busy}
          onAction={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{words.removeBody}</p>
        </ActionDialog>
      )}
    </>
  )
}
