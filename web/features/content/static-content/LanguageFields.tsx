import { contentStatuses, type ContentType } from '@omsorg/domain/content/static-content/content-words.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Difference, marksOf } from './Difference.tsx'
import { type Content, type Draft, isChanged, latestTime, type Says, timesFit, videoFits } from './draft.ts'
import { MarksField } from './MarksField.tsx'
import css from './StaticContent.module.css'

interface LanguageFieldsProps {
  readonly language: Language
  readonly type: ContentType
  readonly draft: Draft
  readonly before: Draft
  /** What is kept in this language, if anything. */
  readonly content: Content | undefined
  readonly readOnly: boolean
  /** Once somebody has tried to save. */
  readonly judged: boolean
  readonly onChange: (changed: Partial<Draft>) => void
}

/** The fields of one language. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { language, type, draft, before, content, readOnly, judged, onChange } = props
  const t = useAllTexts()
  const { staticContent: words } = t
  const newer = content?.olderThan ?? null
  const asks = content !== undefined && !readOnly && isChanged(draft, before)
  return (
    <>
      {content && newer && (
        <Notice
          tone="soon"
          title={words.olderNote({ language: languageName(newer), number: String(content.version) })}
        />
      )}
      <TextField
        id={`content-name-${language}`}
        label={words.name}
        required={t.common.states.required}
        error={judged && draft.name.trim() === '' ? t.validation.required : undefined}
        maxLength={200}
        readOnly={readOnly}
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <MarksField
        id={`content-text-${language}`}
        value={draft.marks}
        readOnly={readOnly}
        onChange={(marks) => onChange({ marks })}
      />
      {content && draft.marks !== before.marks && (
        <details>
          <summary>{words.changeTo({ number: String(content.version) })}</summary>
          <Difference before={marksOf(content.text)} after={draft.marks} />
        </details>
      )}
      {asks && (
        <RadioGroup<Says>
          legend={words.says.legend}
          name={`content-says-${language}`}
          value={draft.says}
          options={saysFor(type, newer !== null, words)}
          onChange={(says) => onChange({ says })}
        />
      )}
      <SelectField
        label={words.status}
        value={draft.status}
        disabled={readOnly}
        options={contentStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        onChange={(event) => onChange({ status: event.target.value === 'active' ? 'active' : 'inactive' })}
      />
      <div className={css.pair}>
        <TextField
          label={words.shownFrom}
          help={words.timesHelp}
          type="datetime-local"
          max={latestTime}
          readOnly={readOnly}
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          id={`content-until-${language}`}
          label={words.shownUntil}
          type="datetime-local"
          max={latestTime}
          readOnly={readOnly}
          error={timesFit(draft) ? undefined : words.timesWrong}
          value={draft.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </div>
      {type === 'general' && (
        <div className={css.pair}>
          <TextField
            id={`content-video-${language}`}
            label={words.videoUrl}
            help={words.videoHelp}
            type="url"
            inputMode="url"
            maxLength={500}
            readOnly={readOnly}
            error={judged && !videoFits(draft) ? words.videoWrong : undefined}
            value={draft.videoUrl}
            onChange={(event) => onChange({ videoUrl: event.target.value })}
          />
          <TextField
            label={words.videoTitle}
            maxLength={200}
            readOnly={readOnly}
            value={draft.videoTitle}
            onChange={(event) => onChange({ videoTitle: event.target.value })}
          />
        </div>
      )}
    </>
  )
}

/** What can be answered: that it follows a newer language, where there is one. */
function saysFor(type: ContentType, isOlder: boolean, words: ReturnType<typeof useAllTexts>['staticContent']) {
  const yes = type === 'disclaimer' ? words.saysTerms : words.says['something-new']
  return [
    { value: 'something-new' as const, label: yes },
    { value: 'the-same' as const, label: words.says['the-same'] },
    ...(isOlder ? [{ value: 'what-is-newer' as const, label: words.says['what-is-newer'] }] : []),
  ]
}
