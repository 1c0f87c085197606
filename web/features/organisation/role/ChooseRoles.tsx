import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readAvailableRoles } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { saveAvailableRoles } from '@omsorg/contract/sign-in/role/save-available-roles.ts'
import { columnsOf, type RoleColumn, rolesIn } from '@omsorg/domain/sign-in/role/role-columns.ts'
import { useId, useState } from 'react'
import { authorName } from '../../../platform/author-name.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { LeavingQuestion } from '../../../platform/LeavingQuestion.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { roleName, roleNames } from './role-words.ts'
import css from './Roles.module.css'

type View = AnswerOf<typeof readAvailableRoles>

interface ChooseRolesProps {
  readonly clientId: string
  readonly first: View
  readonly mayChange: boolean
  readonly again: () => Promise<View | null>
}

const usedIn = ({ roles }: View): ReadonlySet<number> =>
  new Set(roles.filter(({ isUsed }) => isUsed).map(({ id }) => id))

/** Each role that a client could use, ticked where it does; one that somebody holds stays. */
export function ChooseRoles({ clientId, first, mayChange, again }: ChooseRolesProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.organisationRoles.available
  const [view, setView] = useState(first)
  const [saved, setSaved] = useState(() => usedIn(first))
  const [draft, setDraft] = useState(saved)
  const [theirs, setTheirs] = useState<{ given: readonly number[]; taken: readonly number[] } | null>(null)
  const saving = useAction(saveAvailableRoles, { resolves: ['stale'], done: words.saved, outdates: [readUserRoles] })
  const closedId = useId()
  const changed = saved.symmetricDifference(draft)
  const columns = columnsOf(
    view.roles.map(({ id, name, scope, therapyArea }) => ({ id, code: name, scope, therapyArea })),
  )
  const codeOf = (ids: readonly number[]) =>
    roleNames(
      view.roles.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
      t,
    )

  async function save(): Promise<void> {
    const result = await saving.run({ input: { clientId, roleIds: [...draft], readRoleIds: [...saved] } })
    if (!result) return
    const isStale = !result.ok && result.reason === 'stale'
    if (!result.ok && !isStale) return
    // Nothing is unsaved from here on, also before what is saved has been read again.
    const before = result.ok ? draft : saved
    setSaved(before)
    if (result.ok) setTheirs(null)
    else if (result.reason === 'stale') setTheirs(result.detail)
    const now = await again()
    if (!now) return
    setView(now)
    setSaved(usedIn(now))
    // Own changes that are not saved stay on top of what is.
    setDraft((own) => usedIn(now).symmetricDifference(own.symmetricDifference(before)))
  }

  const lineOf = (id: number) => {
    const role = view.roles.find((each) => each.id === id)
    if (!role) return null
    const { holders, isUsed, canBeTaken } = role
    return (
      <CheckboxField
        key={id}
        label={roleName(role.name, t)}
        help={isUsed && !canBeTaken.possible ? words.inUse({ count: holders }) : words.holders({ count: holders })}
        checked={draft.has(id)}
        disabled={!mayChange || (draft.has(id) && isUsed && !canBeTaken.possible)}
        onChange={() => setDraft(draft.symmetricDifference(new Set([id])))}
      />
    )
  }
  const groupsOf = (level: RoleColumn['nodeType']) => columns.filter(({ nodeType }) => nodeType === level)

  return (
    <Card
      title={t.organisation.actionNames.AvailableRoles}
      note={words.lead({ used: f.number(draft.size), all: f.number(view.roles.length) })}
    >
      <LeavingQuestion hasSteps isDirty={() => changed.size > 0} />
      <div className={css.notes}>
        <p className="o-second">
          {view.changed === null
            ? words.never
            : words.changedBy({
                when: f.dateTime(Temporal.Instant.from(view.changed.at)),
                who: authorName(view.changed.by, t),
              })}
        </p>
        {!mayChange && <p className="o-second">{t.organisation.actions.readOnly}</p>}
        {theirs && (
          <Notice tone="error" spoken title={words.staleTitle}>
            {words.staleBody}
            {theirs.given.length > 0 && (
              <span className="o-second-line">{words.given({ roles: codeOf(theirs.given) })}</span>
            )}
            {theirs.taken.length > 0 && (
              <span className="o-second-line">{words.taken({ roles: codeOf(theirs.taken) })}</span>
            )}
          </Notice>
        )}
      </div>
      {(['Client', 'CareUnit', 'CarePlace'] as const).map((level) => (
        <fieldset key={level} className={css.group}>
          <legend>{words.levels[level]}</legend>
          <div className={css.choices}>
            {groupsOf(level).flatMap(({ general }) => (general === null ? [] : lineOf(general)))}
          </div>
          {groupsOf(level)
            .filter(({ byArea }) => byArea.size > 0)
            .map((column) => (
              <fieldset key={column.code} className={css.inner}>
                <legend>{words.areas({ role: roleName(column.code, t) })}</legend>
                <div className={css.choices}>
                  {rolesIn(column)
                    .filter((id) => id !== column.general)
                    .map(lineOf)}
                </div>
              </fieldset>
            ))}
        </fieldset>
      ))}
      {mayChange && (
        <div className={css.bar} data-quiet={changed.size === 0 || undefined}>
          <b className={css.changes} id={closedId} role="status">
            {draft.size === 0
              ? words.none
              : changed.size > 0
                ? words.unsaved({ count: changed.size })
                : words.unchanged}
          </b>
          {changed.size > 0 && (
            <Button variant="text" onClick={() => setDraft(saved)}>
              {words.undo}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<IconDeviceFloppy />}
            busy={saving.busy}
            reasonId={changed.size === 0 || draft.size === 0 ? closedId : undefined}
            onClick={() => void save()}
          >
            {words.save}
          </Button>
        </div>
      )}
    </Card>
  )
}
