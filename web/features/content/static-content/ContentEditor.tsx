import type { ContentType } from '@omsorg/domain/content/static-content/content-words.ts'
import { type Language, languages } from '@omsorg/texts/language.ts'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { languageName } from '../../../platform/shell/language-name.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Breadcrumb, Page } from '../../../ui/layout/Page.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { marksOf } from './Difference.tsx'
import { Begun, DraftLine } from './DraftLine.tsx'
import { Conflict, type ConflictOf } from './Conflict.tsx'
import { type Content, type Draft, type Drafts, draftsOf, isChanged, wrongFieldOf } from './draft.ts'
import { draftsWith, entriesOf } from './entries.ts'
import { LanguageChoice, openedAfter } from './LanguageChoice.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { Previews } from './Previews.tsx'
import { ShownAt } from './ShownAt.tsx'
import css from './StaticContent.module.css'
import type { ContentKeeping, KeptDraft } from './use-content-draft.ts'
import { Versions } from './Versions.tsx'

export interface ContentEditorProps {
  readonly title: string
  readonly type: ContentType
  readonly identifier: string
  readonly contents: readonly Content[]
  readonly begins: Language
  /** Judges those of what is not kept yet, at the same time as the languages; the id of the field that is wrong. */
  readonly wrongInHead?: () => string | null
  /** Fields of what is not kept yet: type and identifier. */
  readonly head?: ReactNode
  readonly busy: boolean
  /** Saves the languages that are changed; true when all of them are. */
  readonly onSave: (changed: readonly Language[], drafts: Drafts) => Promise<boolean>
  /** What is written is kept until it is saved. */
  readonly keeping: ContentKeeping
  /** What was written earlier and not saved. */
  readonly begun: KeptDraft | null
  /** The row version on which a language is written; 0 where there is none. */
  readonly basedOn: (language: Language) => number
  /** What was written is thrown away. */
  readonly onStartOver: () => void
  /** What somebody else has saved since it was read. */
  readonly conflicts?: readonly ConflictOf[]
  /** It was looked at: the next save goes by what they saved. */
  readonly onSettled?: (theirs: Content) => void
  /** Removes one language. */
  readonly onRemove?: (content: Content) => void
}

/** Writes static content: two languages beside each other, and all four as readers see them. */
export function ContentEditor(props: ContentEditorProps) {
  const {
    title,
    type,
    identifier,
    contents,
    begins,
    head,
    wrongInHead,
    busy,
    onSave,
    onRemove,
    keeping,
    begun,
    basedOn,
    onStartOver,
    conflicts = [],
    onSettled,
  } = props
  const t = useAllTexts()
  const { staticContent: words } = t
  const [before] = useState(() => draftsOf(contents))
  const [drafts, setDrafts] = useState(() => draftsWith(before, begun?.entries ?? null))
  const first = begun?.entries?.languages[0]?.language ?? begins
  const [opened, setOpened] = useState<readonly Language[]>([first])
  const [latest, setLatest] = useState(first)
  const [asksToStartOver, setAsksToStartOver] = useState(false)
  const [restored, setRestored] = useState<number | null>(null)
  const [judged, setJudged] = useState(false)
  const [saved, setSaved] = useState(false)
  const isNarrow = usePhoneWidth()
  const readOnly = !(useSessionUser()?.permissions.includes('StaticContentWrite') ?? false)
  const changed = languages.filter((each) => isChanged(drafts[each], before[each]))
  const contentIn = (language: Language) => contents.find((each) => each.language === language)
  const content = contentIn(latest)
  const entries = entriesOf({ type, identifier }, changed, drafts, basedOn)
  const [firstEntries] = useState(() => JSON.stringify(entries))
  const isTouched = useRef(false)
  useEffect(() => {
    isTouched.current ||= JSON.stringify(entries) !== firstEntries
    if (isTouched.current) keeping.change(entries)
  })
  const write = (language: Language, more: Partial<Draft>) =>
    setDrafts({ ...drafts, [language]: { ...drafts[language], ...more } })
  const open = (language: Language) => {
    setOpened(openedAfter(opened, language, changed, isNarrow))
    setLatest(language)
  }

  async function save(): Promise<void> {
    setJudged(true)
    if (conflicts.length > 0) {
      document.getElementById('content-conflict')?.focus()
      return
    }
    const wrongField = wrongInHead?.() ?? null
    const wrong = changed.find((each) => wrongFieldOf(drafts[each]) !== null)
    if (wrongField !== null) {
      document.getElementById(wrongField)?.focus()
      return
    }
    if (wrong) {
      if (!opened.includes(wrong)) flushSync(() => open(wrong))
      document.getElementById(`content-${wrongFieldOf(drafts[wrong])}-${wrong}`)?.focus()
      return
    }
    if (await onSave(changed, drafts)) setSaved(true)
  }

  return (
    <Page
      breadcrumb={
        <Breadcrumb
          label={t.shell.breadcrumbs}
          links={[
            <RouteLink key="list" to={pathTo('StaticContent')}>
              {t.screens.staticContent}
            </RouteLink>,
          ]}
          here={title}
        />
      }
      title={title}
      lead={identifier && `${identifier}, ${words.types[type]}`}
      aside={!readOnly && <DraftLine standing={keeping.standing} />}
      action={
        !readOnly && (
          <Button variant="primary" icon={<IconDeviceFloppy />} busy={busy} onClick={() => void save()}>
            {words.save}
          </Button>
        )
      }
    >
      <div className="o-stack">
        <Conflict
          conflicts={conflicts}
          onKeep={(theirs) => {
            onSettled?.(theirs)
            messages.announce({
              kind: 'toast',
              tone: 'other',
              text: (theirs.isMine ? words.conflict.own : words.conflict).kept,
            })
          }}
          onTake={(theirs) => {
            write(theirs.language, draftsOf([theirs])[theirs.language])
            onSettled?.(theirs)
          }}
        />
        {begun !== null && changed.length > 0 && <Begun draft={begun} onStartOver={() => setAsksToStartOver(true)} />}
        {keeping.standing.is === 'elsewhere' && (
          <Notice tone="soon" spoken title={words.draft.elsewhere}>
            {words.draft.elsewhereNext}
          </Notice>
        )}
        {type === 'maintenance' && !readOnly && <Notice tone="soon" title={words.maintenanceWarning} />}
        {restored !== null && <Notice tone="info" spoken title={words.restored({ number: restored })} />}
        {head}
        <LanguageChoice contents={contents} changed={changed} opened={opened} onPress={open} />
        <div className={css.editor} onBlur={keeping.flush}>
          {opened.map((each) => {
            const kept = contentIn(each)
            return (
              <Card key={each} title={languageName(each)} padded="stack">
                <LanguageFields
                  language={each}
                  type={type}
                  draft={drafts[each]}
                  before={before[each]}
                  content={kept}
                  readOnly={readOnly}
                  judged={judged}
                  onChange={(more) => write(each, more)}
                />
                {kept && onRemove && !readOnly && (
                  <div>
                    <Button variant="danger" size="compact" onClick={() => onRemove(kept)}>
                      {words.remove}
                    </Button>
                  </div>
                )}
              </Card>
            )
          })}
        </div>
        <div className={css.editor}>
          <ShownAt identifier={identifier} />
          {content && (
            <Versions
              key={content.id}
              language={languageName(latest)}
              id={content.id}
              isShown={content.isShown}
              onRestore={
                readOnly
                  ? null
                  : ({ version, name, text, video }) => {
                      const film = { videoUrl: video?.url ?? '', videoTitle: video?.title ?? '' }
                      write(latest, { name, marks: marksOf(text), ...film })
                      if (!opened.includes(latest)) open(latest)
                      setRestored(version)
                    }
              }
            />
          )}
        </div>
        <Previews drafts={drafts} />
      </div>
      {asksToStartOver && (
        <ActionDialog
          title={words.draft.startOverQuestion}
          action={words.draft.startOver}
          danger
          busy={false}
          onAction={async () => {
            await keeping.forget()
            onStartOver()
          }}
          onClose={() => setAsksToStartOver(false)}
        >
          <p>{words.draft.startOverBody}</p>
        </ActionDialog>
      )}
      <LeavingQuestion
        isDirty={() => changed.length > 0 && !saved && !busy && keeping.isBehind()}
        keep={keeping.keepNow}
      />
    </Page>
  )
}
