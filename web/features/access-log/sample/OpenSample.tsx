import { readSample } from '@omsorg/contract/access-log/sample/read-sample.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { JudgeRow } from './JudgeRow.tsx'
import css from './Sample.module.css'
import { SampleProgress } from './SampleProgress.tsx'
import { SignSample } from './SignSample.tsx'

interface OpenSampleProps {
  readonly sampleId: number
  readonly onClose: () => void
}

/** One view after the other; saved at once, and then the next that nobody has judged. */
export function OpenSample({ sampleId, onClose }: OpenSampleProps) {
  const t = useAllTexts()
  const words = t.accessLog.sample
  const format = useFormat()
  const answer = useAnswer(readSample, { params: { sampleId } })
  const [chosen, setChosen] = useState<number | null>(null)
  const { data } = answer
  if (!data) {
    return (
      <Card title={words.title} padded>
        <InsteadOfAnswer answer={answer} rows={4} />
      </Card>
    )
  }
  const { rows } = data
  const firstOpen = rows.findIndex(({ judgement }) => judgement === null)
  const at = Math.min(chosen ?? Math.max(0, firstOpen), rows.length - 1)
  const row = rows[at]
  const next = (from: number) => {
    const open = rows.findIndex(({ judgement }, index) => index !== from && judgement === null)
    setChosen(open === -1 ? from : open)
  }
  return (
    <Card
      title={words.ofWeek({ week: format.week(data.weekOf), client: data.clientName })}
      padded="stack"
      aside={
        <Button size="compact" variant="text" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className="o-small">
        {words.drawn({ size: data.size, rows: data.rowsOfWeek, date: format.dateTime(data.drawnOn) })}
      </p>
      <SampleProgress sample={data} />
      {row && (
        <JudgeRow
          key={`${row.sampleRowId} ${row.rowVersion}`}
          row={row}
          where={words.at({ number: at + 1, of: rows.length })}
          isSigned={data.signedOn !== null}
          isLast={rows.every(({ judgement, sampleRowId }) => judgement !== null || sampleRowId === row.sampleRowId)}
          onSaved={() => next(at)}
        />
      )}
      <div className={css.steps}>
        {at > 0 && (
          <Button size="compact" onClick={() => setChosen(at - 1)}>
            {words.before}
          </Button>
        )}
        {at < rows.length - 1 && (
          <Button size="compact" onClick={() => setChosen(at + 1)}>
            {words.after}
          </Button>
        )}
      </div>
      {data.signedOn === null && <SignSample sample={data} />}
    </Card>
  )
}
