import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs'
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs'
import { useState } from 'react'
import { CellGrid, type CellName, type CellRow } from '../ui/grid/CellGrid.tsx'
import css from './Gallery.module.css'

const [units, placesOfEach] = [40, 50]
const groups = [
  { key: 'unit', head: 'Unit', columns: [{ key: 'leader', head: 'Leader' }] },
  {
    key: 'place',
    head: 'Place',
    columns: ['Nurse', 'Orderer', 'Purchaser'].map((head) => ({ key: head.toLowerCase(), head })),
  },
]

/** Two thousand rows below forty that open: who is what at which place. */
export function CellGrids() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['unit-1']))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['unit-1 leader', 'place-1-2 nurse']))
  const [chosen, setChosen] = useState<CellName | null>(null)
  const [told, setTold] = useState('')
  return (
    <div className={css.wide}>
      <CellGrid
        label="Roles by place"
        corner="Place"
        groups={groups}
        rows={rowsOf(opened)}
        cellOf={(row, column) => {
          const isFixed = row.startsWith('unit') !== (column === 'leader')
          const on = ticked.has(`${row} ${column}`)
          return {
            words: `${column} at ${row}, ${isFixed ? 'not here' : on ? 'yes' : 'no'}`,
            drawn: isFixed ? '–' : <span data-box>{on ? '☑' : '☐'}</span>,
            isFixed,
            tone: on && column === 'purchaser' ? 'changed' : undefined,
          }
        }}
        chosen={chosen}
        onChoose={setChosen}
        onToggle={(row, open) => setOpened(open ? opened.union(new Set([row])) : opened.difference(new Set([row])))}
        onPress={(row, column) => setTicked(ticked.symmetricDifference(new Set([`${row} ${column}`])))}
        onKey={(key, { row, column }) => {
          if (key !== 'v') return false
          setTold(`Why ${column} at ${row}`)
          return true
        }}
      />
      <button type="button" onClick={() => setOpened(new Set(numbers(units).map((unit) => `unit-${unit}`)))}>
        Open all units
      </button>
      <p role="status" aria-label="What the cells told">
        {told}
      </p>
    </div>
  )
}

function rowsOf(opened: ReadonlySet<string>): CellRow[] {
  return numbers(units).flatMap((unit): CellRow[] => {
    const key = `unit-${unit}`
    const open = opened.has(key)
    const count = { figure: String(placesOfEach), words: `${placesOfEach} care places` }
    const own: CellRow = { key, name: `Unit ${unit}`, level: 1, open, icon: <IconBuildingHospital />, count }
    const below = numbers(placesOfEach).map((place): CellRow => ({
      key: `place-${unit}-${place}`,
      name: `Place ${place} of unit ${unit}`,
      level: 2,
      open: null,
      icon: <IconDoor />,
    }))
    return open ? [own, ...below] : [own]
  })
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
