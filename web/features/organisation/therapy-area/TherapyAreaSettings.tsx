import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { readTherapyAreas } from '@omsorg/contract/organisation/therapy-area/read-therapy-areas.ts'
import { saveTherapyAreas } from '@omsorg/contract/organisation/therapy-area/save-therapy-areas.ts'
import { type SettingValue, startedFrom } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { answerOf } from '../start-from/answer-of.ts'
import { SaveBar } from '../setting/SaveBar.tsx'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import css from '../setting/Settings.module.css'
import { StartFrom } from '../start-from/StartFrom.tsx'
import { TheirChanges } from '../setting/TheirChanges.tsx'
import { useSaving } from '../setting/use-saving.ts'
import { type SavedSettings, useSettingsDraft } from '../setting/use-settings-draft.ts'
import { areaFields, areasIn, draftOf, fieldOf, wrongIn } from './area-draft.ts'
import { AreaGrid } from './AreaGrid.tsx'

type View = AnswerOf<typeof readTherapyAreas>
type Changes = AnswerOf<typeof readLastChanges>['changes']

const savedOf = ({ areas, rowVersion }: View): SavedSettings => ({ own: draftOf(areas), version: rowVersion })

/** Which areas a client has, and what is possible in each (A-2.7-08). */
export default function TherapyAreaSettings({ node, mayChange }: ActionScreenProps<'Client'>) {
  const [t] = useTextsAndFormat()
  const title = t.organisation.actionNames.TherapyAreaSettings
  const { id: clientId } = node
  const answer = useAnswer(readTherapyAreas, { params: { clientId } }, { anew: true })
  const history = useAnswer(readLastChanges, { params: { subject: 'therapy-areas' }, query: { clientId } })
  return (
    <SettingsAnswer title={title} answer={[answer, history]}>
      {answer.data && history.data && (
        <Areas
          view={answer.data}
          changes={history.data.changes}
          mayChange={mayChange}
          readAgain={async () => (await answer.refetch()).data}
        />
      )}
    </SettingsAnswer>
  )
}

interface AreasProps {
  readonly view: View
  readonly changes: Changes
  readonly mayChange: boolean
  readonly readAgain: () => Promise<View | undefined>
}

function Areas({ view, changes, mayChange, readAgain }: AreasProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationClients.areas
  const { clientId, customerNumbers: numbers } = view
  const saving = useSaving(saveTherapyAreas)
  const [judged, setJudged] = useState(false)
  const state = useSettingsDraft(savedOf(view), areaFields, {
    save: async (own, version) => {
      const result = await saving.run({
        params: { clientId },
        input: { areas: areasIn(own), rowVersion: version ?? 1 },
      })
      if (result?.ok) return { version: result.value.rowVersion }
      return result?.reason === 'stale' ? 'stale' : 'failed'
    },
    readAgain: async () => {
      const now = await readAgain()
      return now ? savedOf(now) : null
    },
  })
  const kept = areasIn(state.saved).map(({ customerNumber }) => customerNumber)
  const wrong = judged ? wrongIn(state.draft, { numbers, kept }) : null
  const nameOf = (area: string) => t.therapyAreas.names[area as TherapyArea]
  const labelOf = (name: string) => {
    const [area = '', field = ''] = name.split('.')
    const what =
      field === 'customerNumber' ? words.customerNumber : words.switches[field as keyof typeof words.switches]
    return `${nameOf(area)}, ${what}`
  }
  const wordOf = (value: SettingValue) =>
    typeof value === 'boolean'
      ? value
        ? t.common.actions.yes
        : t.common.actions.no
      : typeof value === 'string'
        ? value
        : t.organisation.settings.none
  const whoChanged = (_: 'own', name: string) => {
    const last = changes.find(({ field }) => field === name)
    return last ? [last.by, f.dateOf(Temporal.Instant.from(last.at))].filter(Boolean).join(', ') : ''
  }

  async function save(): Promise<boolean> {
    setJudged(true)
    return !wrongIn(state.draft, { numbers, kept }) && state.send()
  }

  return (
    <Card title={t.organisation.actionNames.TherapyAreaSettings} note={words.lead}>
      <LeavingQuestion hasSteps isDirty={() => state.changes.length > 0} />
      <div className={css.top}>
        {!mayChange && <p className="o-second">{t.organisation.actions.readOnly}</p>}
        <TheirChanges {...{ changes: state.theirs, labelOf, wordOf, whoChanged, onChoose: state.choose }} />
        {mayChange && (
          <StartFrom
            clientId={clientId}
            read={async (other) => {
              const theirs = await answerOf(readTherapyAreas, { params: { clientId: other } })
              return theirs && draftOf(theirs.areas)
            }}
            onRead={(theirs) => state.fill(startedFrom(theirs, areaFields))}
          />
        )}
        {wrong && wrong.area === null && (
          <Notice tone="error" spoken>
            {words.noneOn}
          </Notice>
        )}
      </div>
      <AreaGrid
        draft={state.draft}
        numbers={numbers}
        closed={!mayChange}
        isChanged={(name) => state.changes.some((change) => change.name === name)}
        onSet={state.set}
        under={(area) =>
          wrong?.area === area && (
            <Notice
              tone="error"
              spoken
              actions={
                <Button size="small" onClick={() => state.set(fieldOf(area, 'enabled'), false)}>
                  {words.turnOff({ area: nameOf(area) })}
                </Button>
              }
            >
              {words.missing({ area: nameOf(area) })}
            </Notice>
          )
        }
      />
      {mayChange && (
        <SaveBar
          changes={state.changes}
          labelOf={labelOf}
          wordOf={(_, value) => wordOf(value)}
          onUndo={state.undo}
          onUndoAll={state.undoAll}
          onSave={save}
          busy={saving.busy}
        />
      )}
    </Card>
  )
}
