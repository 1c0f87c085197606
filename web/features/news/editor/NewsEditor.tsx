import type { NewsState, ShownState } from '@omsorg/domain/news/item/news-words.ts'
import type { NewsLanguage } from '@omsorg/domain/news/reading/text-for.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useRef, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Breadcrumb, Page } from '../../../ui/layout/Page.tsx'
import { useNewsArea } from '../area.ts'
import { AudiencePart, useReaders } from './AudiencePart.tsx'
import { DaysPart } from './DaysPart.tsx'
import { FilesPart } from './FilesPart.tsx'
import type { Draft, Wrong } from './draft.ts'
import { wrongWith } from './draft.ts'
import css from './Editor.module.css'
import { PreviewPart } from './PreviewPart.tsx'
import { TextPart } from './TextPart.tsx'

interface NewsEditorProps {
  readonly begins: Draft
  /** What is kept already: as what, and as what a list shows it. */
  readonly kept: { readonly state: NewsState; readonly shownState: ShownState } | null
  readonly busy: boolean
  readonly isStale: boolean
  /** True when it is saved. */
  readonly onSave: (draft: Draft, state: NewsState) => Promise<boolean>
  readonly onRemove?: () => Promise<unknown>
}

const fieldOf: Readonly<Partial<Record<Wrong, string>>> = {
  headerMissing: 'news-header',
  urlWrong: 'news-url',
  dayMissing: 'news-from',
  daysReversed: 'news-until',
  lastDayPassed: 'news-until',
}

/** Writes news: what it says, whom it is for and when, with how its readers see it below. */
export function NewsEditor({ begins, kept, busy, isStale, onSave, onRemove }: NewsEditorProps) {
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  const area = useNewsArea()
  const own = useLanguage().language
  const market = useSessionUser()?.market ?? 10
  const [draft, setDraft] = useState(begins)
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

  function change(part: Partial<Draft>): void {
    setDraft((former) => ({ ...former, ...part }))
    setWrong(null)
    isSaved.current = false
  }

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
    if (await onSave(draft, state)) isSaved.current = true
  }

  const lead =
    kept?.shownState === 'ended'
      ? words.endedState
      : isPublished
        ? words.shownSince({ date: format.date(begins.from) })
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
          {onRemove && (
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
          {isPublished && kept.shownState !== 'ended' ? words.saveChange : publishing}
        </Button>
      }
    >
      <div className="o-stack">
        {isStale && <Notice tone="error" spoken title={words.stale} />}
        <div className={css.columns}>
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
              onFiles={(next) => {
                setDraft((former) => ({ ...former, files: next(former.files) }))
                isSaved.current = false
              }}
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
            await onRemove?.()
          }}
          onClose={() => setAsks(null)}
        >
          <p>{words.removeBody({ count: isPublished ? (readers ?? 0) : 0 })}</p>
        </ActionDialog>
      )}
      <LeavingQuestion isDirty={() => draft !== begins && !isSaved.current && !busy} />
    </Page>
  )
}
