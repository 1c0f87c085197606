import { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useWay } from '../way/WayLink.tsx'
import type { Stop } from '../way/way.ts'
import { ChangePage } from './ChangePage.tsx'
import { DiaryPage } from './DiaryPage.tsx'
import { isSwitchedOff } from './shown-changes.ts'

export default function DiaryPages({ stop }: { readonly stop: Stop }) {
  const t = useAllTexts()
  const { person } = useHere()
  const { about } = useWay()
  const answer = useAnswer(
    readPortalDiary,
    { params: { careRecipientId: String(person.careRecipientId) } },
    { kept: true },
  )
  if (answer.data && stop === 'change' && answer.data.diary && !isSwitchedOff(answer.data.can))
    return (
      <ChangePage
        key={String(about['entry'])}
        answer={answer.data}
        diary={answer.data.diary}
        entryId={about['entry']}
        readAt={answer.dataUpdatedAt}
      />
    )
  if (answer.data) return <DiaryPage answer={answer.data} readAt={answer.dataUpdatedAt} />
  return (
    <PersonFrame>
      <Titles title={t.diary.title} back={{ to: 'home', word: t.shell.toStart }} />
      <InsteadOfAnswer answer={answer} />
    </PersonFrame>
  )
}
