import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { explainPermissions } from '@omsorg/contract/sign-in/role/explain-permissions.ts'
import { columnsOf } from '@omsorg/domain/sign-in/role/role-columns.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { CellName } from '../../../ui/grid/CellGrid.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { nodeIcons } from '../node/node-icons.tsx'
import type { MatrixRow } from './matrix-rows.ts'
import { type FoldedRight, foldedRights, type RightName } from './rights.ts'
import { roleName, roleNames } from '../role/role-words.ts'
import css from './RoleMatrix.module.css'
import { useGiven } from '../role/use-given.ts'
import type { UserRolesView } from '../role/use-role-draft.ts'

type Explained = AnswerOf<typeof explainPermissions>
type Right = FoldedRight<Explained['permissions'][number]>

interface RightsHereProps {
  readonly view: UserRolesView
  readonly row: MatrixRow
  readonly hasChanges: boolean
  readonly show: (cell: CellName) => void
}

/** What somebody may do at the chosen place, and why: the union over the roles that hold there, each with where it was given. */
export function RightsHere({ view, row, hasChanges, show }: RightsHereProps) {
  const t = useAllTexts()
  const words = t.organisationRoles.matrix.why
  const { nodeType, nodeId } = row
  const sent = { params: { userId: view.userId }, query: { nodeType, nodeId } }
  const answer = useAnswer(explainPermissions, sent, { keepFormer: true })
  const [chosen, setChosen] = useState<RightName | null>(null)
  const { data } = answer
  if (answer.error || !data) {
    return (
      <div className={css.panel}>
        <InsteadOfAnswer answer={answer} kind="line" rows={6} />
      </div>
    )
  }
  const rights = foldedRights(data.permissions.filter(({ through, givenBy }) => through.length + givenBy.length > 0))
  const isHeld = ({ of }: Right) => of.some(({ through }) => through.length > 0)
  const sorted = [...rights.filter(isHeld), ...rights.filter((right) => !isHeld(right))]
  const current = sorted.find(({ right }) => right === chosen) ?? null
  return (
    <>
      <div className={css.panel}>
        <h3>{words.rights}</h3>
        <p className="o-second">{hasChanges ? words.saved : words.choose}</p>
        {!data.isMember && <p className="o-second">{words.notMember}</p>}
        <ul className={css.rights}>
          {sorted.map((right) => (
            <li key={right.right}>
              <button
                type="button"
                className={css.right}
                aria-pressed={right.right === chosen}
                onClick={() => setChosen(right.right)}
              >
                <Icon size={16} of={isHeld(right) ? <IconCheck /> : <IconX />} />
                <span>{t.organisationRights[right.right]}</span>
                <span>
                  {right.of.length > 1 && isHeld(right)
                    ? words.inAreas({ count: right.of.filter(({ through }) => through.length > 0).length })
                    : words.through({ count: throughOf(right).length })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.panel}>{current && <Why right={current} explained={data} row={row} show={show} />}</div>
    </>
  )
}

/** The places in `roles` of those that give a right, in whichever area. */
function throughOf({ of }: Right): number[] {
  return [...new Set(of.flatMap(({ through }) => through))]
}

interface WhyProps extends Pick<RightsHereProps, 'row' | 'show'> {
  readonly right: Right
  readonly explained: Explained
}

function Why({ right, explained, row, show }: WhyProps) {
  const t = useAllTexts()
  const words = t.organisationRoles.matrix.why
  const given = useGiven()
  const through = throughOf(right).flatMap((at) => explained.roles[at] ?? [])
  const title = words.title({ right: t.organisationRights[right.right] })
  if (through.length === 0) {
    const codes = [...new Set(right.of.flatMap(({ givenBy }) => givenBy))]
    return (
      <>
        <h3>{title}</h3>
        <p>{words.nobody}</p>
        <p className="o-second">{words.givenBy({ roles: roleNames(codes, t) })}</p>
      </>
    )
  }
  return (
    <>
      <h3>{title}</h3>
      {through.length > 1 && <p className="o-second">{words.many({ count: through.length })}</p>}
      <ul className={css.why}>
        {through.map((role) => {
          const { id, name, nodeId, nodeType, nodeName, scope, therapyArea } = role
          const [column] = columnsOf([{ id, code: name, scope, therapyArea }])
          const place = nodeName ?? ''
          return (
            <li key={`${id} ${nodeId}`}>
              <Icon of={nodeType === 'Application' ? nodeIcons.Operator : nodeIcons[nodeType]} />
              <span>
                <b>{roleName(name, t)}</b>
                <span className="o-second-line">
                  {nodeId === row.nodeId ? words.givenAt({ place }) : words.givenAbove({ place })}
                </span>
                <span className="o-second-line">{given(role)}</span>
              </span>
              {nodeId !== null && column && (
                <Button variant="text" size="compact" onClick={() => show({ row: nodeId, column: column.code })}>
                  {words.showCell}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {through.length > 1 && <Notice tone="info">{words.allMustGo}</Notice>}
    </>
  )
}
