import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { searchOperators } from '@omsorg/contract/sign-in/operator/search-operators.ts'
import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import { useId, useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { codeText } from '../../../platform/calls/code-text.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { roleName } from '../role/role-words.ts'
import css from '../role/Roles.module.css'
import { TheirRoles } from '../role/TheirRoles.tsx'
import { type TheirRoleChanges } from '../role/use-role-draft.ts'
import { useGiven } from '../role/use-given.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'
import { useStepPart } from '../wizard/step-part.ts'
import { StepLeaving } from '../wizard/StepLeaving.tsx'

type View = AnswerOf<typeof readUserRoles>

/** The roles of an operator, which hold in the whole of their part of Omsorg (A-2.7-36, A-6-45). */
export default function OperatorRoles({ node, mayChange }: ActionScreenProps<'Operator'>) {
  const title = useAllTexts().organisation.actionNames.OperatorRoles
  const answer = useAnswer(readUserRoles, { params: { userId: node.personId } }, { anew: true })
  return (
    <SettingsAnswer title={title} answer={answer}>
      {answer.data && (
        <GivenRoles
          first={answer.data}
          mayChange={mayChange}
          again={async () => (await answer.refetch()).data ?? null}
        />
      )}
    </SettingsAnswer>
  )
}

interface GivenRolesProps {
  readonly first: View
  readonly mayChange: boolean
  readonly again: () => Promise<View | null>
}

const heldIn = ({ assigned }: View): ReadonlySet<number> => new Set(assigned.map(({ id }) => id))

function GivenRoles({ first, mayChange, again }: GivenRolesProps) {
  const t = useAllTexts()
  const { roles: words, applications } = t.organisationOperators
  const { matrix } = t.organisationRoles
  const given = useGiven()
  const [view, setView] = useState(first)
  const [saved, setSaved] = useState(() => heldIn(first))
  const [draft, setDraft] = useState(saved)
  const [theirs, setTheirs] = useState<TheirRoleChanges>([])
  const saving = useAction(assignRoles, {
    resolves: ['stale'],
    done: matrix.saved,
    outdates: [readOperator, searchOperators, listUserEvents],
  })
  const saidId = useId()
  const changed = saved.symmetricDifference(draft)
  const isEmptied = saved.size > 0 && draft.size === 0
  const reason = mayChange ? view.can.give.reason : 'right-missing'
  const application = view.available[0]?.scope === 'principal' ? 'PRINCIPAL' : 'CSP'

  async function save(): Promise<boolean> {
    if (isEmptied) return false
    const { userId, rowVersion } = view
    const nodes = [{ nodeType: 'Application' as const, nodeId: null, clientId: null, roleIds: [...draft] }]
    const result = await saving.run({ input: { userId, rowVersion, nodes } })
    if (!result || (!result.ok && result.reason !== 'stale')) return false
    // Nothing is unsaved from here on, also before what is saved has been read again.
    const before = result.ok ? draft : saved
    setSaved(before)
    setTheirs(result.ok ? [] : result.detail.changes)
    const now = await again()
    if (!now) return result.ok
    setView(now)
    setSaved(heldIn(now))
    // Own changes that are not saved stay on top of what is.
    setDraft((own) => heldIn(now).symmetricDifference(own.symmetricDifference(before)))
    return result.ok
  }
  // A wizard saves its step when one goes on.
  const isStep = useStepPart({ isChanged: () => changed.size > 0, save })

  return (
    <Card
      title={t.organisation.actionNames.OperatorRoles}
      note={words.lead({ application: applications[application] })}
    >
      <StepLeaving isDirty={() => changed.size > 0} />
      <div className={css.notes}>
        {reason && (
          <Notice tone="quiet">{reason === 'not-yours-to-give' ? words.adminOnly : matrix.cannot[reason]}</Notice>
        )}
        <TheirRoles changes={theirs} nameOf={() => applications[application]} />
      </div>
      <div className={css.group}>
        <div className={css.choices}>
          {view.available.map(({ id, name }) => {
            const held = view.assigned.find((each) => each.id === id)
            return (
              <CheckboxField
                key={id}
                label={roleName(name, t)}
                help={held && given(held)}
                checked={draft.has(id)}
                disabled={reason !== null}
                onChange={() => setDraft(draft.symmetricDifference(new Set([id])))}
              />
            )
          })}
        </div>
      </div>
      {reason === null && (
        <div className={css.bar} data-quiet={changed.size === 0 || undefined}>
          <b className={css.changes} id={saidId} role="status">
            {isEmptied
              ? codeText(assignRoles.refusals['last-role'], t)
              : changed.size > 0
                ? matrix.unsaved({ count: changed.size })
                : matrix.unchanged}
          </b>
          {changed.size > 0 && (
            <Button variant="text" onClick={() => setDraft(saved)}>
              {matrix.undo}
            </Button>
          )}
          {!isStep && (
            <Button
              variant="primary"
              icon={<IconDeviceFloppy />}
              busy={saving.busy}
              reasonId={isEmptied || changed.size === 0 ? saidId : undefined}
              onClick={() => void save()}
            >
              {words.save}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
