import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs'
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs'
import { useMemo, useState } from 'react'
import { Tree, type TreeLineShown } from '../ui/tree/Tree.tsx'
import css from './Gallery.module.css'

const [units, placesOfEach] = [400, 50]

/** Twenty thousand places, four hundred units of fifty. */
export function Trees() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['unit-1']))
  const [chosen, setChosen] = useState<string | null>('place-1-2')
  const lines = useMemo(() => linesOf(opened), [opened])

  function toggle(key: string, open: boolean): void {
    const next = new Set(opened)
    if (open) next.add(key)
    else next.delete(key)
    setOpened(next)
  }

  return (
    <>
      <div className={css.tree}>
        <Tree label="Care places" lines={lines} chosen={chosen} onChoose={setChosen} onToggle={toggle} term="place 2" />
      </div>
      <div className={css.tree}>
        <Tree label="Units on their way" lines={halfKnown} chosen={null} onChoose={setChosen} onToggle={toggle} />
      </div>
      <button type="button" onClick={() => setOpened(new Set(linesOf(new Set()).map(({ key }) => key)))}>
        Open all
      </button>
    </>
  )
}

function linesOf(opened: ReadonlySet<string>): TreeLineShown[] {
  return numbers(units).flatMap((unit) => {
    const key = `unit-${unit}`
    const open = opened.has(key)
    const own: TreeLineShown = {
      key,
      name: `Unit ${unit}`,
      level: 1,
      place: unit,
      of: units,
      open,
      href: `#${key}`,
      icon: <IconBuildingHospital />,
      count: { figure: String(placesOfEach), words: `${placesOfEach} care places` },
    }
    return open ? [own, ...numbers(placesOfEach).map((place) => placeLine(unit, place))] : [own]
  })
}

/** Some that are there, and some that are on their way. */
const halfKnown = linesOf(new Set())
  .slice(0, 6)
  .map((line) => ({ ...line, of: 6, ...(line.place > 3 && { name: '', open: null, waiting: 'Loading' }) }))

function placeLine(unit: number, place: number): TreeLineShown {
  const key = `place-${unit}-${place}`
  const name = `Place ${place} of unit ${unit}`
  return { key, name, level: 2, place, of: placesOfEach, open: null, href: `#${key}`, icon: <IconDoor /> }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
