import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { startPortalDiary } from '@omsorg/contract/portal/diary/start-portal-diary.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import type { Letter } from '../offline/outbox.ts'
import { useWaiting } from '../offline/outbox-here.ts'
import { Badge, Box } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { lostChanges } from '../unsent/not-taken.ts'
import { go } from '../way/way.ts'
import { Averages } from './Averages.tsx'
import { ChangeList } from './ChangeList.tsx'
import css from './Diary.module.css'
import { KeptBand } from './KeptBand.tsx'
import { LostChanges } from './LostChanges.tsx'
import { SendAgain } from './SendAgain.tsx'
import { type Diary, type DiaryAnswer, isSwitchedOff, sentSince, shownChanges } from './shown-changes.ts'

interface DiaryPageProps {
  readonly answer: DiaryAnswer
  /** Epoch milliseconds at which the answer came. */
  readonly readAt: number
}

/** The leakage diary: how far it is, what was written, and one button for each change. The same that the nurse sees. */
export function DiaryPage({ answer, readAt }: DiaryPageProps) {
  const t = useAllTexts()
  const { diary, can } = answer
  const { careRecipientId } = useHere().person
  const { letters, refused } = useWaiting()
  const goesOn = diary !== null && diary.endedOn === null
  const mayEdit = goesOn && can.write.allowed
  const lost = lostChanges({ letters, refused, careRecipientId }, mayEdit ? diary : null)
  const isHere = (each: Letter) => each.careRecipientId === careRecipientId && !lost.includes(each)
  return (
    <PersonFrame>
      <Titles
        title={diary && !goesOn ? t.diary.over : t.diary.title}
        lead={diary && !goesOn ? t.diary.overLead : t.diary.lead}
        back={{ to: 'home', word: t.shell.toStart }}
      />
      <KeptBand />
      <LostChanges changes={lost} />
      {mayEdit && <SendAgain letters={letters.filter(isHere)} />}
      {goesOn && <GoesOn diary={diary} can={can} />}
      {diary && (
        <Written
          diary={diary}
          mayEdit={mayEdit}
          readAt={readAt}
          letters={letters.filter((each) => !lost.includes(each))}
        />
      )}
      {diary?.averages && <Averages averages={diary.averages} />}
      {!goesOn && <Begin answer={answer} />}
    </PersonFrame>
  )
}

function GoesOn({ diary, can }: { readonly diary: Diary; readonly can: DiaryAnswer['can'] }) {
  const t = useAllTexts()
  const hours = Math.floor(diary.hoursMeasured)
  const words = t.diary.hours({ hours: String(hours), planned: String(diary.plannedHours) })
  const share = Math.min(100, (100 * diary.hoursMeasured) / diary.plannedHours)
  return (
    <Box
      title={words}
      aside={
        <Badge tone="info" icon={<IconClock />}>
          {t.diary.goesOn}
        </Badge>
      }
    >
      <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" width="100%" aria-hidden="true">
        <rect width={share} height="10" fill="var(--o-fresh-mark)" />
      </svg>
      <Press
        variant="primary"
        icon={<IconPlus />}
        reason={isSwitchedOff(can) && t.diary.closed['switched-off']}
        onClick={() => go('change')}
      >
        {t.diary.change}
      </Press>
    </Box>
  )
}

interface WrittenProps {
  readonly diary: Diary
  readonly mayEdit: boolean
  readonly readAt: number
  /** What waits and can still be put right. */
  readonly letters: readonly Letter[]
}

function Written({ diary, mayEdit, readAt, letters }: WrittenProps) {
  const t = useAllTexts()
  const { refused, taken } = useWaiting()
  const changes = shownChanges(diary, letters, refused, sentSince(taken, readAt))
  if (changes.length === 0) return <p>{t.diary.none}</p>
  return <ChangeList changes={changes} mayEdit={mayEdit} />
}

/** Begins one, or says why not. */
function Begin({ answer: { can } }: { readonly answer: DiaryAnswer }) {
  const t = useAllTexts()
  const { person } = useHere()
  const isOffline = useIsOffline()
  const starting = useDoing(startPortalDiary, [readPortalDiary, readHome])
  const closed = can.write.reason && t.diary.closed[can.write.reason]
  return (
    <>
      <NotSent notDone={starting.notDone} says={{ 'switched-off': t.diary.closed['switched-off'] }} />
      <Press
        variant="primary"
        icon={<IconCheck />}
        busy={starting.busy}
        reason={closed ?? (isOffline && t.shell.offlineReason)}
        onClick={() => void starting.run({ input: { careRecipientId: person.careRecipientId } })}
      >
        {t.diary.start}
      </Press>
    </>
  )
}
