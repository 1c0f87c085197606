import type { NewsState } from '@omsorg/domain/news/item/news-words.ts'
import type { NewsLanguage } from '@omsorg/domain/news/reading/text-for.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { type ReactNode, useRef, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { messages } from '../../../platform/messages.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Breadcrumb, Page } from '../../../ui/layout/Page.tsx'
import { useNewsArea } from '../area.ts'
import { AudiencePart, useReaders } from './AudiencePart.tsx'
import { DaysPart } from './DaysPart.tsx'
import { FilesPart } from './FilesPart.tsx'
import { Conflict } from './Conflict.tsx'
import { type Draft, type KeptNews, openedOf, type Wrong, wrongWith } from './draft.ts'
import css from './Editor.module.css'
import type { Held } from './keeping.ts'
import { PreviewPart } from './PreviewPart.tsx'
import { Restored } from '../begun/Restored.tsx'
import { savedWord } from './saved-word.ts'
import { SavedLine } from './SavedLine.tsx'
import { TextPart } from './TextPart.tsx'
import { UnpublishedChanges } from './UnpublishedChanges.tsx'
import { type Begins, type Told, useKeeping } from './use-keeping.ts'

interface NewsEditorProps extends Begins {
  readonly draft: Draft
  /** Before all else on the page. */
  readonly above?: ReactNode
  /** Somebody has saved it, and goes on from there. */
  readonly onSaved: (held: Held, state: NewsState) => void
  /** What somebody else has saved is taken instead. */
  readonly onTaken: (theirs: KeptNews) => void
  readonly onBegun?: Told['onBegun']
  readonly onLaid?: Told['onLaid']
  /** What was left on the device is thrown away. */
  readonly onStartOver: () => void
  /** What was changed and not published is dropped. */
  readonly onDropped?: () => void
  readonly removing?: { readonly busy: boolean; readonly remove: () => Promise<unknown> }
}

const fieldOf: Readonly<Partial<Record<Wrong, string>>> = {
  headerMissing: 'news-header',
  urlWrong: 'news-url',
  dayMissing: 'news-from',
  lastDayWrong: 'news-until',
  daysReversed: 'news-until',
  lastDayPassed: 'news-until',
}

/** Writes news: what it says, whom it is for and when, with how its readers see it below. */
export function NewsEditor(props: NewsEditorProps) {
  const {
    draft: begins,
    above,
    kept,
    begun,
    device,
    onSaved,
    onTaken,
    onBegun,
    onLaid,
    onDropped,
    onStartOver,
    removing,
  } = props
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  const area = useNewsArea()
  const own = useLanguage().language
  const market = useSessionUser()?.market ?? 10
  const keeping = useKeeping({ kept, begun, device }, area.writesMessages, {
    onBegun,
    onLaid,
    onPublished: (held) => {
      messages.announce({ kind: 'toast', tone: 'success', text: words.published })
      isSaved.current = true
      onSaved(held, 'published')
    },
  })
  const busy = keeping.busy || (removing?.busy ?? false)
  const [draft, setDraft] = useState(begins)
  const latest = useRef(begins)
  const [language, setLanguage] = useState<NewsLanguage>(own)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [asks, setAsks] = useState<'nobody' | 'remove' | null>(null)
  /** Known at once: whoever has saved goes on before the page is drawn anew. */
  const isSaved = useRef(false)
  const readers = useReaders(draft).data?.readers ?? null
  const today = todayIn(market, Temporal.Now.instant()).toString()
  const from = readDay(draft.from)
  const isPlanned = from !== null && from > today
  const isPublished = kept?.state === 'published'
  const header = draft.texts[language].header || Object.values(draft.texts).find((each) => each.header)?.header || ''

  function write(next: (former: Draft) => Draft): void {
    latest.current = next(latest.current)
    setDraft(latest.current)
    isSaved.current = false
    keeping.change(latest.current)
  }

  function change(part: Partial<Draft>): void {
    write((former) => ({ ...former, ...part }))
    setWrong(null)
  }

  const isLost = () => draft !== begins && !isSaved.current && !busy && !keeping.isKept(latest.current)

  async function save(state: NewsState, knowsNobody = false): Promise<void> {
    const found = wrongWith(draft, state === 'published' ? today : null)
    setWrong(found)
    if (found) {
      document.getElementById(fieldOf[found] ?? 'news-header')?.focus()
      return
    }
    if (state === 'published' && readers === 0 && !knowsNobody) {
      setAsks('nobody')
      return
    }
    setAsks(null)
    const held = await keeping.save(draft, state, savedWord(t, format, draft, { state, was: kept?.state ?? null }))
    if (!held) return
    isSaved.current = true
    onSaved(held, state)
  }

  const lead =
    kept?.shownState === 'ended'
      ? words.endedState
      : isPublished
        ? words.shownSince({ date: format.date(kept.validFrom) })
        : words.draftState
  const publishing = isPlanned && from ? words.schedule({ date: format.date(from) }) : words.publish
  return (
    <Page
      breadcrumb={
        <Breadcrumb
          label={t.shell.breadcrumbs}
          links={[
            <RouteLink key="list" to={pathTo(area.list)}>
              {t.screens[area.screen]}
            </RouteLink>,
          ]}
          here={header || words.untitled}
        />
      }
      title={header || words.untitled}
      lead={lead}
      aside={
        <div className="o-row-8">
          <SavedLine standing={keeping.standing} isPublished={isPublished} isHere={keeping.isHere} />
          {removing && (
            <Button variant="danger" onClick={() => setAsks('remove')}>
              {words.remove}
            </Button>
          )}
          <Button busy={busy} onClick={() => void save('draft')}>
            {isPublished ? words.unpublish : words.save}
          </Button>
        </div>
      }
      action={
        <Button
          variant="primary"
          icon={isPlanned ? <IconCalendarTime /> : <IconSend />}
          busy={busy}
          onClick={() => void save('published')}
        >
          {isPublished && kept.shownState !== 'ended' ? words.publishChanges : publishing}
        </Button>
      }
    >
      <div className="o-stack">
        {above}
        {keeping.theirs && (
          <Conflict
            theirs={openedOf(keeping.theirs)}
            draft={draft}
            onKeep={() => keeping.theirs && keeping.keepMine(latest.current, keeping.theirs)}
            onTake={() => {
              isSaved.current = true
              const { theirs } = keeping
              if (theirs) void keeping.stop().then(() => onTaken(theirs))
            }}
          />
        )}
        {begun && !keeping.theirs && keeping.isHere && (
          <Restored
            at={begun.at}
            onStartOver={async () => {
              isSaved.current = true
              await keeping.stop()
              onStartOver()
            }}
          />
        )}
        {keeping.hasChanges && !keeping.theirs && (
          <UnpublishedChanges
            changes={kept?.changes ?? null}
            busy={busy}
            drop={async () => {
              if (!(await keeping.drop())) return
              isSaved.current = true
              onDropped?.()
            }}
          />
        )}
        <div className={css.columns} onBlur={keeping.flush}>
          <div className="o-stack">
            <TextPart
              draft={draft}
              wrong={wrong}
              messagesAlone={area.writesMessages}
              language={language}
              onLanguage={setLanguage}
              onChange={change}
            />
            <FilesPart
              files={draft.files}
              onFiles={(next) => write((former) => ({ ...former, files: next(former.files) }))}
            />
          </div>
          <div className="o-stack">
            <AudiencePart draft={draft} onChange={change} />
            <DaysPart draft={draft} wrong={wrong} onChange={change} />
          </div>
        </div>
        <PreviewPart draft={draft} />
      </div>
      {asks === 'nobody' && (
        <ActionDialog
          title={t.news.publishQuestion({ header })}
          action={publishing}
          busy={busy}
          onAction={() => save('published', true)}
          onClose={() => setAsks(null)}
        >
          <p>{t.news.publishBody({ count: 0 })}</p>
        </ActionDialog>
      )}
      {asks === 'remove' && (
        <ActionDialog
          title={words.removeQuestion({ header })}
          action={words.remove}
          danger
          busy={busy}
          onAction={async () => {
            isSaved.current = true
            await keeping.stop()
            await removing?.remove()
          }}
          onClose={() => setAsks(null)}
        >
          <p>{words.removeBody({ count: isPublished ? (readers ?? 0) : 0 })}</p>
        </ActionDialog>
      )}
      <LeavingQuestion isDirty={isLost} keep={keeping.saveNow} hasSteps />
    </Page>
  )
}
