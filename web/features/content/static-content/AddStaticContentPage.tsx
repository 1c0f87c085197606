import type { ContentEntries } from '@omsorg/contract/content/draft/content-entries.ts'
import { listStaticContent } from '@omsorg/contract/content/static-content/list-static-content.ts'
import { contentTypes, type ContentType, identifierOf } from '@omsorg/domain/content/static-content/content-words.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { refetch } from '../../../platform/calls/query.ts'
import { messages } from '../../../platform/messages.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import type { Drafts } from './draft.ts'
import { knownIdentifiers } from './places.ts'
import css from './StaticContent.module.css'
import { type KeptDraft, newContent, useContentDraft, useContentKeeping } from './use-content-draft.ts'
import { useSavingLanguages } from './use-saving-languages.ts'

/** New static content (O-2-61): what it is, and its first languages; it goes on from where it was left. */
export function AddStaticContentPage() {
  const t = useAllTexts()
  const { draft, setDraft } = useContentDraft(newContent, true)
  const [timesStarted, setTimesStarted] = useState(0)
  if (draft === undefined)
    return (
      <Page title={t.staticContent.add}>
        <Card padded>
          <Skeleton label={t.common.states.loading} kind="line" />
        </Card>
      </Page>
    )
  return (
    <Adding
      key={timesStarted}
      draft={draft}
      onStartOver={() => {
        setDraft(null)
        setTimesStarted(timesStarted + 1)
      }}
    />
  )
}

interface AddingProps {
  readonly draft: KeptDraft | null
  readonly onStartOver: () => void
}

function Adding({ draft, onStartOver }: AddingProps) {
  const t = useAllTexts()
  const { staticContent: words } = t
  const { language } = useLanguage()
  const entries: ContentEntries | null = draft?.entries ?? null
  const [type, setType] = useState<ContentType>(entries?.type ?? 'general')
  const [identifier, setIdentifier] = useState(entries?.identifier ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const known = knownIdentifiers(t)
  const keeping = useContentKeeping(newContent, draft)
  const saving = useSavingLanguages(() => undefined)

  function judgeIdentifier(): string | null {
    if (identifierOf(type, identifier).ok) return null
    flushSync(() => setWrong(words.identifierWrong))
    return 'content-identifier'
  }

  async function save(changed: readonly Language[], drafts: Drafts): Promise<boolean> {
    const judged = identifierOf(type, identifier)
    if (!judged.ok) return false
    const result = await saving.save({ identifier: judged.value, type }, changed, drafts)
    if (!result.ok) {
      if (result.reason === 'identifier-taken' || result.reason === 'type-differs') setWrong(words.identifierTaken)
      return false
    }
    const { id } = result
    if (id === null) return false
    await keeping.forget()
    messages.announce({ kind: 'toast', tone: 'success', text: words.saved })
    await refetch([listStaticContent])
    setTimeout(() => void openAddress(pathTo('StaticContentEdit', { id }), { replace: true }))
    return true
  }

  return (
    <ContentEditor
      title={words.add}
      type={type}
      identifier={type === 'general' ? identifier : ''}
      contents={[]}
      begins={language}
      busy={saving.busy}
      wrongInHead={judgeIdentifier}
      onSave={save}
      keeping={keeping}
      begun={draft}
      basedOn={() => 0}
      onStartOver={onStartOver}
      head={
        <Card padded label={words.type}>
          <div className={css.pair}>
            <SelectField
              label={words.type}
              value={type}
              options={contentTypes.map((value) => ({ value, label: words.types[value] }))}
              onChange={(event) => setType(contentTypes.find((each) => each === event.target.value) ?? 'general')}
            />
            {type === 'general' && (
              <SelectField
                label={words.choosePlace}
                value={known.some((each) => each.identifier === identifier) ? identifier : ''}
                options={[
                  { value: '', label: words.ownIdentifier },
                  ...known.map((each) => ({ value: each.identifier, label: each.words })),
                ]}
                onChange={(event) => {
                  setWrong(null)
                  setIdentifier(event.target.value)
                }}
              />
            )}
            {type === 'general' && (
              <TextField
                id="content-identifier"
                label={words.identifier}
                required={t.common.states.required}
                help={words.identifierHelp}
                error={wrong ?? undefined}
                maxLength={80}
                value={identifier}
                onChange={(event) => {
                  setWrong(null)
                  setIdentifier(event.target.value.toUpperCase())
                }}
              />
            )}
          </div>
        </Card>
      }
    />
  )
}
