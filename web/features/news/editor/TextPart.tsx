import { longestHeader, messageKinds, newsKinds } from '@omsorg/domain/news/item/news-words.ts'
import { newsLanguages, type NewsLanguage } from '@omsorg/domain/news/reading/text-for.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { type Draft, stateOfText, type Wrong } from './draft.ts'
import css from './Editor.module.css'
import { RichTextField } from './RichTextField.tsx'

export interface PartProps {
  readonly draft: Draft
  readonly wrong: Wrong | null
  readonly onChange: (change: Partial<Draft>) => void
}

interface TextPartProps extends PartProps {
  /** Customer service writes messages: everything but news. */
  readonly messagesAlone: boolean
  readonly language: NewsLanguage
  readonly onLanguage: (language: NewsLanguage) => void
}

const toneOf = { ready: 'fresh', begun: 'soon', missing: 'quiet' } as const

/**
 * What news says: one language at a time, each with how far it has come. A contact has hours and an address (O-3-90), all else may
 * lead on (O-3-88).
 */
export function TextPart({ draft, wrong, onChange, messagesAlone, language, onLanguage }: TextPartProps) {
  const t = useAllTexts()
  const { newsEditor: words } = t
  const text = draft.texts[language]
  const write = (change: Partial<typeof text>) =>
    onChange({ texts: { ...draft.texts, [language]: { ...text, ...change } } })
  const kinds = messagesAlone ? messageKinds : newsKinds
  return (
    <Card label={words.text} padded="stack">
      <div className={css.languages} role="group" aria-label={words.languages}>
        {newsLanguages.map((each) => {
          const state = stateOfText(draft.texts[each])
          return (
            <button
              key={each}
              type="button"
              className={css.language}
              aria-pressed={each === language}
              onClick={() => onLanguage(each)}
            >
              {languageName(each)} <Badge tone={toneOf[state]}>{words.languageStates[state]}</Badge>
            </button>
          )
        })}
      </div>
      <div className={css.pair}>
        <TextField
          id="news-header"
          label={words.header}
          required={t.common.states.required}
          help={words.left({ used: text.header.length, most: longestHeader })}
          error={wrong === 'headerMissing' ? words.headerMissing : undefined}
          maxLength={longestHeader}
          value={text.header}
          onChange={(event) => write({ header: event.target.value })}
        />
        <SelectField
          label={t.news.kind}
          value={draft.kind}
          options={kinds.map((kind) => ({ value: kind, label: t.news.kinds[kind] }))}
          onChange={(event) => onChange({ kind: kinds.find((kind) => kind === event.target.value) ?? draft.kind })}
        />
        {draft.kind === 'contact' ? (
          <>
            <TextField
              label={t.news.openingHours}
              maxLength={200}
              value={draft.openingHours}
              onChange={(event) => onChange({ openingHours: event.target.value })}
            />
            <TextField
              label={t.news.address}
              maxLength={200}
              value={draft.address}
              onChange={(event) => onChange({ address: event.target.value })}
            />
          </>
        ) : (
          <TextField
            id="news-url"
            label={words.url}
            help={words.urlHelp}
            error={wrong === 'urlWrong' ? words.urlWrong : undefined}
            maxLength={500}
            inputMode="url"
            value={draft.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
        <TextField
          label={words.internalHeading}
          help={words.internalHelp}
          maxLength={100}
          value={draft.internalHeading}
          onChange={(event) => onChange({ internalHeading: event.target.value })}
        />
      </div>
      <RichTextField key={language} html={text.html} language={language} onChange={(html) => write({ html })} />
      <CheckboxField
        label={words.ready}
        checked={text.ready}
        onChange={(event) => write({ ready: event.target.checked })}
      />
      {(wrong === 'textNotReady' || wrong === 'fileNotChecked') && (
        <p role="alert">
          <strong>{words[wrong]}</strong>
        </p>
      )}
    </Card>
  )
}
