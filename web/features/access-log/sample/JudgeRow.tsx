import { judgeSampleRow } from '@omsorg/contract/access-log/sample/judge-sample-row.ts'
import { listSamples } from '@omsorg/contract/access-log/sample/list-samples.ts'
import { readSample } from '@omsorg/contract/access-log/sample/read-sample.ts'
import type { SampleRow } from '@omsorg/contract/access-log/sample/sample-view.ts'
import { judge, judgements, type Judgement } from '@omsorg/domain/access-log/sample/judging.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type FormEvent, useState } from 'react'
import { authorName } from '../../../platform/author-name.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './Sample.module.css'

interface JudgeRowProps {
  readonly row: SampleRow
  readonly where: string
  readonly isSigned: boolean
  /** No other view is open. */
  readonly isLast: boolean
  readonly onSaved: () => void
}

export function JudgeRow({ row, where, isSigned, isLast, onSaved }: JudgeRowProps) {
  const t = useAllTexts()
  const words = t.accessLog.sample
  const format = useFormat()
  const [judgement, setJudgement] = useState<Judgement | null>(row.judgement)
  const [note, setNote] = useState(row.note)
  const [tried, setTried] = useState(false)
  const action = useAction(judgeSampleRow, { outdates: [readSample, listSamples] })
  const noteMissing = judgement !== null && !judge({ signed: false }, { judgement, note }).ok

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (judgement === null || noteMissing) return
    const result = await action.run({
      input: { sampleRowId: row.sampleRowId, judgement, note, rowVersion: row.rowVersion },
    })
    if (result?.ok) onSaved()
  }

  const what = row.kind ? t.accessLog.kinds[row.kind] : t.accessLog.gone
  const person = row.person?.isProtected
    ? t.careRecipients.protected.title
    : (row.person?.name ?? t.accessLog.anonymized)
  return (
    <form className="o-stack" onSubmit={(event) => void save(event)}>
      <div role="status">
        <span className="o-small">{where}</span>
        <h3>{words.view({ who: authorName(row.by, t), what })}</h3>
        <p>{person}</p>
        <p className="o-small">{[format.dateTime(row.at), row.carePlaceName].filter(Boolean).join(', ')}</p>
      </div>
      <RowFacts facts={row.facts} />
      {isSigned ? (
        <p>{[row.judgement && words.words[row.judgement], row.note].filter(Boolean).join('. ')}</p>
      ) : (
        <>
          <RadioGroup
            legend={words.judgement}
            name={`judgement-${row.sampleRowId}`}
            value={judgement}
            onChange={setJudgement}
            boxed="wide"
            error={tried && judgement === null ? t.validation.required : undefined}
            options={judgements.map((value) => ({ value, label: words.words[value] }))}
          />
          <TextAreaField
            label={words.note}
            value={note}
            maxLength={1000}
            error={tried && noteMissing ? words.noteNeeded : undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            type="submit"
            variant="primary"
            wide
            iconAfter={isLast ? null : <IconArrowRight />}
            busy={action.busy}
          >
            {isLast ? words.saveLast : words.save}
          </Button>
        </>
      )}
      {row.judgedOn && (
        <p className="o-small">
          {words.judgedBy({ name: authorName(row.judgedBy, t), at: format.dateTime(row.judgedOn) })}
        </p>
      )}
    </form>
  )
}

/** What the database knows beside the view. Facts, never a verdict. */
function RowFacts({ facts }: Pick<SampleRow, 'facts'>) {
  const words = useAllTexts().accessLog.sample
  const { usualHours: hours, isUsualHour, belongsThere, actedAfter } = facts
  const usual = hours && { from: hours.from, to: hours.to + 1 }
  const said = [
    { odd: !isUsualHour, text: usual ? (isUsualHour ? words.usual(usual) : words.unusual(usual)) : words.unknownHours },
    { odd: !belongsThere, text: belongsThere ? words.belongs : words.belongsNot },
    ...(actedAfter === null ? [] : [{ odd: false, text: words.acted({ minutes: actedAfter }) }]),
  ]
  return (
    <ul className={css.facts}>
      {said.map(({ odd, text }) => (
        <li key={text} data-odd={odd || undefined}>
          <Icon size={18} of={odd ? <IconAlertTriangle /> : <IconCheck />} />
          {text}
        </li>
      ))}
    </ul>
  )
}
