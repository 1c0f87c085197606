import { drawSample } from '@omsorg/contract/access-log/sample/draw-sample.ts'
import { listSamples } from '@omsorg/contract/access-log/sample/list-samples.ts'
import type { SampleSummary } from '@omsorg/contract/access-log/sample/sample-view.ts'
import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { DayField } from '../../../platform/DayField.tsx'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import css from './Sample.module.css'
import { SampleProgress } from './SampleProgress.tsx'

interface SamplesCardProps {
  /** '' for all clients: then samples are listed, and none is drawn. */
  readonly clientId: string
  readonly onOpen: (sampleId: number) => void
}

/** The samples of a client, and the drawing of another one. */
export function SamplesCard({ clientId, onOpen }: SamplesCardProps) {
  const t = useAllTexts()
  const { sample } = t.accessLog
  const lastWeek = Temporal.Now.plainDateISO().subtract({ days: 7 }).toString()
  const [week, setWeek] = useState(lastWeek)
  const answer = useAnswer(listSamples, { query: { ...(clientId === '' ? {} : { clientId }), pageSize: 10 } })
  const draw = useAction(drawSample, { outdates: [listSamples] })
  const weekOf = readDay(week)

  async function drawNow(): Promise<void> {
    if (weekOf === null) return
    const result = await draw.run({ input: { clientId, weekOf } })
    if (result?.ok) onOpen(result.value.sampleId)
  }

  return (
    <Card title={sample.title} padded="stack">
      <p className="o-small">{sample.lead}</p>
      <DayField
        label={sample.week}
        value={week}
        last={lastWeek}
        error={weekOf === null ? t.validation.date : undefined}
        onChange={(event) => setWeek(event.target.value)}
      />
      <Button
        variant="tinted"
        icon={<IconArrowsShuffle />}
        busy={draw.busy}
        reason={clientId === '' ? sample.chooseClient : undefined}
        onClick={() => void drawNow()}
      >
        {sample.draw}
      </Button>
      {(answer.error || !answer.data) && <InsteadOfAnswer answer={answer} rows={2} />}
      {answer.data?.entities.length === 0 && <Empty title={sample.none}>{sample.noneNext}</Empty>}
      {answer.data && answer.data.entities.length > 0 && (
        <ul className={css.samples} aria-label={sample.earlier}>
          {answer.data.entities.map((each) => (
            <SampleLine key={each.sampleId} sample={each} onOpen={() => onOpen(each.sampleId)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function SampleLine({ sample, onOpen }: { readonly sample: SampleSummary; readonly onOpen: () => void }) {
  const words = useAllTexts().accessLog.sample
  const format = useFormat()
  const name = words.ofWeek({ week: format.week(sample.weekOf), client: sample.clientName })
  return (
    <li>
      <b>{name}</b>
      <SampleProgress sample={sample} />
      <Button size="compact" aria-label={`${words.open}: ${name}`} onClick={onOpen}>
        {words.open}
      </Button>
    </li>
  )
}
