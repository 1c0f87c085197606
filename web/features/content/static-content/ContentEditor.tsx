import type { ContentType } from '@omsorg/domain/content/static-content/content-words.ts'
import { type Language, languages } from '@omsorg/texts/language.ts'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import { type ReactNode, useState } from 'react'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { languageName } from '../../../platform/shell/language-name.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Breadcrumb, Page } from '../../../ui/layout/Page.tsx'
import { readHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { writeMarks } from '@omsorg/domain/content/rich-text/marks.ts'
import { type Content, type Draft, type Drafts, draftsOf, isChanged, timesFit } from './draft.ts'
import { LanguageFields } from './LanguageFields.tsx'
import { Previews } from './Previews.tsx'
import css from './StaticContent.module.css'
import { Versions } from './Versions.tsx'

export interface ContentEditorProps {
  readonly title: string
  readonly type: ContentType
  readonly identifier: string
  readonly contents: readonly Content[]
  readonly begins: Language
  /** Fields of what is not kept yet: type and identifier. */
  readonly head?: ReactNode
  readonly busy: boolean
  /** Saves the languages that are changed; true when all of them are. */
  readonly onSave: (changed: readonly Language[], drafts: Drafts) => Promise<boolean>
  /** Removes one language. */
  readonly onRemove?: (content: Content) => void
}

/** Writes static content: one language at a time, all four beside it as readers see them. */
export function ContentEditor(props: ContentEditorProps) {
  const { title, type, identifier, contents, begins, head, busy, onSave, onRemove } = props
  const t = useAllTexts()
  const { staticContent: words } = t
  const [before] = useState(() => draftsOf(contents))
  const [drafts, setDrafts] = useState(before)
  const [language, setLanguage] = useState(begins)
  const [restored, setRestored] = useState<number | null>(null)
  const [judged, setJudged] = useState(false)
  const [saved, setSaved] = useState(false)
  const readOnly = !(useSessionUser()?.permissions.includes('StaticContentWrite') ?? false)
  const changed = languages.filter((each) => isChanged(drafts[each], before[each]))
  const content = contents.find((each) => each.language === language)
  const write = (more: Partial<Draft>) => setDrafts({ ...drafts, [language]: { ...drafts[language], ...more } })

  async function save(): Promise<void> {
    setJudged(true)
    const wrong = changed.find((each) => drafts[each].name.trim() === '' || !timesFit(drafts[each]))
    if (wrong) {
      setLanguage(wrong)
      document.getElementById('content-name')?.focus()
      return
    }
    if (await onSave(changed, drafts)) setSaved(true)
  }

  const stateOf = (each: Language): string => {
    if (changed.includes(each)) return words.unsaved
    const kept = contents.find(({ language: own }) => own === each)
    if (!kept) return words.missing
    return kept.isShown ? words.shown : words.notShown
  }
  const where = Object.entries(words.where).find(([key]) => key === identifier)?.[1]

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
      action={
        !readOnly && (
          <Button variant="primary" icon={<IconDeviceFloppy />} busy={busy} onClick={() => void save()}>
            {words.save}
          </Button>
        )
      }
    >
      <div className="o-stack">
        {type === 'maintenance' && !readOnly && <Notice tone="soon" title={words.maintenanceWarning} />}
        {restored !== null && <Notice tone="info" spoken title={words.restored({ number: restored })} />}
        {head}
        <div className={css.languages} role="group" aria-label={words.languages}>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              className={css.language}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              <b>{languageName(each)}</b>
              <span>{stateOf(each)}</span>
            </button>
          ))}
        </div>
        <div className={css.editor}>
          <Card title={languageName(language)} padded="stack">
            <LanguageFields
              type={type}
              draft={drafts[language]}
              isKept={content !== undefined}
              readOnly={readOnly}
              nameMissing={judged}
              onChange={write}
            />
            {content && onRemove && !readOnly && (
              <div>
                <Button variant="danger" size="compact" onClick={() => onRemove(content)}>
                  {words.remove}
                </Button>
              </div>
            )}
          </Card>
          <div className="o-stack">
            <Card title={words.whereTitle} padded>
              <p>{where ?? words.nowhere}</p>
            </Card>
            {content && (
              <Versions
                id={content.id}
                isShown={content.isShown}
                onRestore={
                  readOnly
                    ? null
                    : ({ version, name, text }) => {
                        write({ name, marks: writeMarks(readHtml(text)) })
                        setRestored(version)
                      }
                }
              />
            )}
          </div>
        </div>
        <Previews drafts={drafts} />
      </div>
      <LeavingQuestion isDirty={() => changed.length > 0 && !saved && !busy} />
    </Page>
  )
}
