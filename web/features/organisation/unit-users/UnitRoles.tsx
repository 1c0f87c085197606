import { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { cellAt } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import type { RoleColumn } from '@omsorg/domain/sign-in/role/role-columns.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { useRef } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { RoleSaveBar } from '../role/RoleSaveBar.tsx'
import { roleName } from '../role/role-words.ts'
import { classes } from '../../../ui/theme/classes.ts'
import css from '../role/Roles.module.css'
import { TheirRoles } from '../role/TheirRoles.tsx'
import { type RoleDraft, type UserRolesView, useRoleDraft } from '../role/use-role-draft.ts'
import { type Ticking, useTicking } from '../role-matrix/use-ticking.ts'
import type { OwnPlace } from './own-places.ts'
import { useOwnPlaces } from './use-own-places.ts'

/** The roles of a user at the care places of the own units; what they hold elsewhere is not shown. */
export function UnitRoles({ userId }: { readonly userId: number }) {
  const t = useAllTexts()
  const answer = useAnswer(readUserRoles, { params: { userId } }, { anew: true })
  const own = useOwnPlaces()
  if (answer.data && own.places) {
    return (
      <RolesForm first={answer.data} places={own.places} again={async () => (await answer.refetch()).data ?? null} />
    )
  }
  return (
    <Card title={t.unitUsers.roles} padded>
      <InsteadOfAnswer answer={[answer, own.answer]} kind="line" rows={6} />
    </Card>
  )
}

interface RolesFormProps {
  readonly first: UserRolesView
  readonly places: readonly OwnPlace[]
  readonly again: () => Promise<UserRolesView | null>
}

function RolesForm({ first, places, again }: RolesFormProps) {
  const t = useAllTexts()
  const { matrix: words } = t.organisationRoles
  const state = useRoleDraft(first, places, again)
  const { view, draft, changes } = state
  const { give, take } = view.can
  const ticking = useTicking({ draft, set: state.set, canGive: give.possible, canTake: take.possible })
  const columns = state.columns.filter(({ nodeType }) => nodeType === 'CarePlace')
  const nameOf = (nodeId: string) => places.find((place) => place.nodeId === nodeId)?.name ?? ''
  const isMember = places.some(({ nodeId }) => (draft.get(nodeId)?.size ?? 0) > 0)
  /** Whoever holds nothing here any more belongs to the own units no longer. */
  const isGone = useRef(false)

  async function save(tellOwner: boolean): Promise<boolean> {
    const isLast = changes.length > 0 && !isMember
    isGone.current = isLast
    const done = await state.save(tellOwner)
    if (done && isLast) void openAddress(pathTo('GuideAdministration'))
    else isGone.current = false
    return done
  }

  return (
    <Card title={t.unitUsers.roles}>
      <LeavingQuestion isDirty={() => changes.length > 0 && !isGone.current} />
      {(give.reason ?? view.assigned.length === 0) && (
        <div className={css.notes}>
          <Notice tone="info">{give.reason ? words.cannot[give.reason] : words.empty}</Notice>
        </div>
      )}
      {state.theirs.length > 0 && (
        <div className={css.notes}>
          <TheirRoles changes={state.theirs} nameOf={nameOf} />
        </div>
      )}
      {places.map((place) => (
        <fieldset key={place.nodeId} className={css.group}>
          <legend>{t.organisationUsers.wizard.place({ place: place.name, unit: place.unit })}</legend>
          <div className={css.choices}>
            {columns.map((column) => (
              <OneRole key={column.code} {...{ place, column, draft, ticking }} />
            ))}
          </div>
        </fieldset>
      ))}
      {take.possible && <RoleSaveBar state={{ ...state, save }} nameOf={nameOf} />}
    </Card>
  )
}

interface OneRoleProps {
  readonly place: OwnPlace
  readonly column: RoleColumn
  readonly draft: RoleDraft['draft']
  readonly ticking: Ticking
}

/** One role at one place; once it is ticked, its areas where the client uses it by areas. */
function OneRole({ place, column, draft, ticking }: OneRoleProps) {
  const t = useAllTexts()
  const cell = cellAt(draft, place, column)
  const held = cell.state === 'own' ? cell.areas : null
  const role = roleName(column.code, t)
  return (
    <div>
      <CheckboxField
        label={role}
        checked={held !== null}
        disabled={!(held ? ticking.canTake : ticking.canGive)}
        onChange={() => ticking.press(place, column, cell)}
      />
      {held && column.byArea.size > 0 && (
        <fieldset
          className={classes(css.areas, css.below)}
          aria-label={t.unitUsers.areasOf({ role, place: place.name })}
        >
          {therapyAreas.map((area) => (
            <CheckboxField
              key={area}
              label={t.therapyAreas.short[area]}
              checked={held.includes(area)}
              disabled={!ticking.canTurn(column, held, area)}
              onChange={(event) => ticking.turn(place.nodeId, column, area, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
