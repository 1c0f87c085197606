import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCornerDownRight from '@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import type { Cell } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { areaTint } from '../../../ui/picture/AreaMark.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { areaColour } from '../../products/index.ts'
import css from './RoleCell.module.css'

interface RoleCellProps {
  readonly cell: Cell
  /** Not what is saved. */
  readonly isChanged: boolean
}

/** What a cell of the table of roles looks like; what it says, the grid reads out. */
export function RoleCell({ cell, isChanged }: RoleCellProps) {
  if (cell.state === 'elsewhere') return <span className={css.dash}>–</span>
  if (cell.state === 'inherited') {
    return (
      <span className={classes(css.box, css.inherited)} data-box>
        <Icon size={16} of={<IconCornerDownRight />} />
      </span>
    )
  }
  const mark = isChanged && <span className={css.unsaved} />
  if (cell.state === 'empty') {
    return (
      <span className={classes(css.box, isChanged && css.taken)} data-box>
        {isChanged && <Icon size={16} of={<IconMinus />} />}
        {mark}
      </span>
    )
  }
  const { areas, isGeneral } = cell
  if (isGeneral) {
    return (
      <span className={classes(css.box, css.own)} data-box>
        <Icon size={16} of={<IconCheck />} />
        {areas.length > 0 && areas.length}
        {mark}
      </span>
    )
  }
  return (
    <span className={classes(css.box, css.some)} data-box>
      <Squares areas={areas} />
      {areas.length}
      {mark}
    </span>
  )
}

/** The eight areas as two lines of four, those that are given in their colour. */
function Squares({ areas }: { readonly areas: readonly TherapyArea[] }) {
  return (
    <span className={css.squares}>
      {therapyAreas.map((area) => (
        <span key={area} className={areaTint(areaColour(area))} data-on={areas.includes(area) || undefined} />
      ))}
    </span>
  )
}
