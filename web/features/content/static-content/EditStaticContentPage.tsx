import { listStaticContent } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { readPageText } from '@omsorg/contract/content/static-content/read-page-text.ts'
import { readStaticContent } from '@omsorg/contract/content/static-content/read-static-content.ts'
import { readDisclaimer } from '@omsorg/contract/content/disclaimer/read-disclaimer.ts'
import { removeStaticContent } from '@omsorg/contract/content/static-content/remove-static-content.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { NothingThere } from '../../../platform/calls/NothingThere.tsx'
import { reasonOf } from '../../../platform/calls/result.ts'
import { ContentEditor } from './ContentEditor.tsx'
import type { ConflictOf } from './Conflict.tsx'
import { type Content, type Drafts, htmlOf } from './draft.ts'
import { type KeptDraft, useContentDraft, useContentKeeping } from './use-content-draft.ts'
import { useSavingLanguages } from './use-saving-languages.ts'

const outdated = [listStaticContent, readStaticContent, readPageText, readDisclaimer]

export function EditStaticContentPage() {
  const t = useAllTexts()
  const { id } = useParameters('StaticContentEdit')
  const answer = useAnswer(readStaticContent, { params: { id } }, { anew: true })
  if (!answer.data)
    return (
      <Page title={t.screens.editStaticContent}>
        <Card padded>
          {reasonOf(answer.error) === 'not-found' ? (
            <NothingThere
              title={t.staticContent.notThere}
              to={pathTo('StaticContent')}
              action={t.screens.staticContent}
            >
              {t.staticContent.notThereBody}
            </NothingThere>
          ) : (
            <InsteadOfAnswer answer={answer} rows={6} />
          )}
        </Card>
      </Page>
    )
  return <WithDraft key={answer.data.identifier} read={answer.data} />
}

type Read = AnswerOf<typeof readStaticContent>

/** What is saved is read again, and begins anew; what was written and not saved comes with the first. */
function WithDraft({ read }: { readonly read: Read }) {
  const t = useAllTexts()
  const mayWrite = useSessionUser()?.permissions.includes('StaticContentWrite') ?? false
  const { draft, setDraft } = useContentDraft(read.identifier, mayWrite)
  const [timesStarted, setTimesStarted] = useState(0)
  if (draft === undefined)
    return (
      <Page title={read.name}>
        <Card padded>
          <Skeleton label={t.common.states.loading} kind="line" />
        </Card>
      </Page>
    )
  const versions = read.languages.map(({ id: own, rowVersion }) => `${own}.${rowVersion}`).join()
  return (
    <Editing
      key={`${versions} ${timesStarted}`}
      read={read}
      draft={draft}
      onSaved={() => setDraft(null)}
      onStartOver={() => {
        setDraft(null)
        setTimesStarted(timesStarted + 1)
      }}
    />
  )
}

interface EditingProps {
  readonly read: Read
  readonly draft: KeptDraft | null
  readonly onSaved: () => void
  readonly onStartOver: () => void
}

function Editing({ read, draft, onSaved, onStartOver }: EditingProps) {
  const t = useAllTexts()
  const { staticContent: words } = t
  const { identifier, type, languages } = read
  const [removing, setRemoving] = useState<Content | null>(null)
  const [conflicts, setConflicts] = useState(() => conflictsWith(draft, languages))
  /** As of when each is known: what others saved was looked at, or was not there yet when the draft was written. */
  const [known, setKnown] = useState<ReadonlyMap<number, number>>(
    () => new Map(languages.map((each) => [each.id, basedOnIn(draft, each.language) ?? each.rowVersion])),
  )
  const held = (language: Language) => {
    const kept = languages.find((each) => each.language === language)
    return kept && { id: kept.id, rowVersion: known.get(kept.id) ?? kept.rowVersion }
  }
  const keeping = useContentKeeping(identifier, draft)
  const saving = useSavingLanguages(held)
  const looking = useAction(readStaticContent)
  const refresh = useAction(removeStaticContent, { outdates: outdated })
  const { refetch } = useAnswer(readStaticContent, { params: { id: read.id } }, { anew: true })

  async function save(changed: readonly Language[], drafts: Drafts): Promise<boolean> {
    const result = await saving.save({ identifier, type }, changed, drafts)
    if (!result.ok) {
      if (result.reason !== null) await lookAtOthers(changed, drafts)
      return false
    }
    await keeping.forget()
    messages.announce({ kind: 'toast', tone: 'success', text: words.saved })
    onSaved()
    await refetch()
    return true
  }

  /** What others have saved of the languages that are changed here: neither theirs nor ours is lost. */
  async function lookAtOthers(changed: readonly Language[], drafts: Drafts): Promise<void> {
    const now = await looking.run({ params: { id: read.id } })
    if (!now?.ok) return
    setConflicts(
      now.value.languages.flatMap((theirs) => {
        const mine = drafts[theirs.language]
        const before = languages.find(({ id }) => id === theirs.id) ?? { name: mine.name, text: htmlOf(mine) }
        return changed.includes(theirs.language) && known.get(theirs.id) !== theirs.rowVersion
          ? [{ before, theirs }]
          : []
      }),
    )
  }

  function settle({ id, rowVersion }: Content): void {
    setKnown(new Map([...known, [id, rowVersion]]))
    setConflicts(conflicts.filter(({ theirs }) => theirs.id !== id))
  }

  async function remove({ id }: Content): Promise<void> {
    const result = await refresh.run({ params: { id } }, { done: words.removed })
    if (!result?.ok) return
    await keeping.forget()
    await go('StaticContent')
  }

  return (
    <>
      <ContentEditor
        title={read.name}
        type={type}
        identifier={identifier}
        contents={languages}
        begins={read.language}
        busy={saving.busy}
        onSave={save}
        keeping={keeping}
        begun={draft}
        basedOn={(language) => held(language)?.rowVersion ?? 0}
        onStartOver={onStartOver}
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

function basedOnIn(draft: KeptDraft | null, language: Language): number | undefined {
  return draft?.entries?.languages.find((each) => each.language === language)?.basedOn
}

/** What others have saved since the draft was written. */
function conflictsWith(draft: KeptDraft | null, languages: readonly Content[]): readonly ConflictOf[] {
  return languages.flatMap((theirs) => {
    const mine = draft?.entries?.languages.find(({ language }) => language === theirs.language)
    if (!mine || mine.basedOn === theirs.rowVersion) return []
    return [{ before: { name: mine.name, text: htmlOf(mine) }, theirs }]
  })
}
