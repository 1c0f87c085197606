import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { seeReportAnswers } from '@omsorg/contract/portal/report/see-report-answers.ts'
import type { ReactNode } from 'react'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Badge, Note } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { useHere, useSaying } from '../person/here.ts'

interface AnsweredProps {
  readonly reportId: number
  readonly answeredOn: string
  /** In the words of whoever has seen to it. */
  readonly answer: string | null
  readonly title: string
  readonly isNew: boolean
  /** What shows it, and is read again once it is not new any more. */
  readonly outdates: Definition
  readonly children?: ReactNode
}

/** What became of what was told: when, the words that came with it, and the way to say that one has read them. */
export function Answered({ reportId, answeredOn, answer, title, isNew, outdates, children }: AnsweredProps) {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const seeing = useDoing(seeReportAnswers, [outdates, readHome])
  const words = t.asking.answeredOn({ day: saying.onDayOf(answeredOn) })
  return (
    <>
      {isNew ? (
        <Badge tone="info" icon={<IconMessage />}>
          {words}
        </Badge>
      ) : (
        <p className="o-small">{words}</p>
      )}
      {answer && (
        <Note icon={<IconMessage />} title={title}>
          {answer}
        </Note>
      )}
      {children}
      {isNew && (
        <>
          <NotSent notDone={seeing.notDone} />
          <Press
            variant="primary"
            busy={seeing.busy}
            onClick={() =>
              void seeing.run({ input: { careRecipientId: person.careRecipientId, reportIds: [reportId] } })
            }
          >
            {t.asking.read}
          </Press>
        </>
      )}
    </>
  )
}
