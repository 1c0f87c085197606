import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type Estimate, estimates } from '@omsorg/domain/investigations/diary/entry.ts'
import { useState } from 'react'
import { localMinute, momentIn } from '../../platform/device/local-minute.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { outbox, send, useWaiting } from '../offline/outbox-here.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Choices, Tick } from '../parts/Choices.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { go } from '../way/way.ts'
import { newEntryId } from './new-entry-id.ts'
import { PadPicture } from './PadPicture.tsx'
import { type Diary, type DiaryAnswer, sentSince, shownChanges, volumeOfChange } from './shown-changes.ts'

interface ChangePageProps {
  readonly answer: DiaryAnswer
  readonly diary: Diary
  readonly entryId: string | number | undefined
  /** Epoch milliseconds at which the answer came. */
  readonly readAt: number
}

type Measured = Parameters<typeof volumeOfChange>[0]

const gramsIn = (typed: string): number | null => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null)

/** One change: a picture or two weights. It lies on the phone at once, and is sent when there is a line. */
export function ChangePage({ answer, diary, entryId, readAt }: ChangePageProps) {
  const t = useAllTexts()
  const { person } = useHere()
  const { letters, refused, taken } = useWaiting()
  const changed = shownChanges(diary, letters, refused, sentSince(taken, readAt)).find(
    (each) => each.entryId === entryId,
  )
  const [product] = answer.products
  const [at, setAt] = useState(() => localMinute(changed ? new Date(changed.at) : new Date()))
  const [estimate, setEstimate] = useState<Estimate | null>(changed?.estimate ?? null)
  const [outside, setOutside] = useState(changed ? changed.outside !== 'none' : false)
  const [wet, setWet] = useState(changed?.wet?.toString() ?? '')
  const [dry, setDry] = useState(changed?.dry?.toString() ?? '')
  const [id] = useState(newEntryId)
  const [wrong, setWrong] = useState<string | null>(null)
  const isWeighed = wet.trim() !== '' || dry.trim() !== ''
  const holds = changed ? changed.holds : (product?.holds ?? null)
  const measured = { wet: gramsIn(wet), dry: gramsIn(dry), estimate: isWeighed ? null : estimate, holds }
  const volume = volumeOfChange(measured)

  function put(removed: boolean, { wet, dry, estimate, holds }: Measured = measured): void {
    const now = new Date().toISOString()
    void send({
      key: changed?.entryId ?? id,
      kind: 'change',
      careRecipientId: person.careRecipientId,
      body: {
        diaryId: diary.diaryId,
        entry: {
          entryId: changed?.entryId ?? id,
          at: momentIn(at)?.toISOString() ?? now,
          wet,
          dry,
          estimate,
          holds,
          outside: outside ? (changed?.outside === 'much' ? 'much' : 'little') : 'none',
          voided: changed?.voided ?? null,
          drunk: changed?.drunk ?? null,
          itemNumber: changed ? changed.itemNumber : (product?.itemNumber ?? null),
          itemName: changed ? changed.itemName : (product?.name ?? ''),
          apart: changed?.apart ?? false,
          removed,
          changedOn: now,
        },
      },
    })
    go('diary', { replace: true })
  }
  function remove(): void {
    // What the server never had is gone with its letter: to have it removed there would be refused alike.
    const there = diary.entries.find((each) => each.entryId === entryId)
    if (there || !changed?.refused) return put(true, there ?? changed)
    void outbox.drop(changed.entryId)
    go('diary', { replace: true })
  }
  function save(): void {
    const isLight = isWeighed && measured.wet !== null && measured.dry !== null && measured.wet < measured.dry
    const trouble = isLight ? t.diary.tooLight : volume === null ? t.diary.nothing : null
    setWrong(trouble)
    if (trouble === null) put(false)
  }

  return (
    <PersonFrame>
      <Titles title={t.diary.howWet} back={{ to: 'diary', word: t.diary.title }} />
      <TextField
        label={t.diary.when}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <Choices
        legend={t.diary.howWet}
        value={isWeighed ? null : estimate}
        onChange={(level) => {
          setEstimate(level)
          setWet('')
          setDry('')
        }}
        options={estimates.map((level) => ({
          value: level,
          word: t.diary.levels[level],
          help: t.diary.levelHelp[level],
          picture: <PadPicture level={level} />,
        }))}
      />
      <Tick word={t.diary.ranOut} help={t.diary.ranOutHelp} checked={outside} onChange={setOutside} />
      <Box title={t.diary.scale}>
        <p>{t.diary.scaleHelp}</p>
        <div className="o-stack">
          <TextField
            label={t.diary.wet}
            numeric="whole"
            unit={t.diary.gram}
            value={wet}
            onChange={(event) => setWet(event.target.value)}
          />
          <TextField
            label={t.diary.dry}
            numeric="whole"
            unit={t.diary.gram}
            value={dry}
            onChange={(event) => setDry(event.target.value)}
          />
        </div>
        {isWeighed && volume !== null && (
          <Note icon={<IconCalculator />} tone="fresh" title={`${volume}\u00a0ml`} spoken="status" />
        )}
      </Box>
      {wrong && (
        <Note icon={<IconCalculator />} tone="error" spoken="alert">
          {wrong}
        </Note>
      )}
      <Press variant="primary" onClick={save}>
        {t.diary.save}
      </Press>
      {changed && (
        <Press icon={<IconTrash />} onClick={remove}>
          {t.diary.remove}
        </Press>
      )}
    </PersonFrame>
  )
}
