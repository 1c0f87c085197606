import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { useTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './CarePlaceChoice.module.css'
import type { Place, PlaceGroup } from './place-groups.ts'

interface PlaceListProps {
  readonly groups: readonly PlaceGroup[]
  /** The care place that the person works at now. */
  readonly currentId: string | null
  readonly onChoose: (place: Place) => void
  /** Absent while the default may not be touched. */
  readonly onAskDefault?: ((place: Place) => void) | undefined
  readonly listRef: Ref<HTMLDivElement>
}

/** Care places below their care unit and client. Arrow keys, Home and End go from place to place. */
export function PlaceList({ groups, currentId, onChoose, onAskDefault, listRef }: PlaceListProps) {
  const { carePlaceChoice } = useTexts()
  const id = useId()
  return (
    <div ref={listRef} className={css.list} role="group" aria-label={carePlaceChoice.offered} onKeyDown={move}>
      {groups.map(({ key, client, units }) => (
        <section key={key} className={css.client} aria-labelledby={`${id}-${key}`}>
          <h2 id={`${id}-${key}`}>{client}</h2>
          {units.map((unit) => (
            <div key={unit.key}>
              <h3>{unit.name}</h3>
              <ul>
                {unit.places.map((place) => (
                  <PlaceLine
                    key={place.id}
                    place={place}
                    current={place.id === currentId}
                    onChoose={onChoose}
                    onAskDefault={onAskDefault}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

interface PlaceLineProps extends Pick<PlaceListProps, 'onChoose' | 'onAskDefault'> {
  readonly place: Place
  readonly current: boolean
}

function PlaceLine({ place, current, onChoose, onAskDefault }: PlaceLineProps) {
  const { carePlaceChoice, shell } = useTexts()
  const id = useId()
  return (
    <li className={css.place} data-current={current || undefined}>
      <button type="button" id={id} className={css.name} data-place="" onClick={() => onChoose(place)}>
        <Icon of={current ? <IconCheck /> : <IconMapPin />} />
        {place.name}
        {current && <Badge tone="fresh">{carePlaceChoice.isCurrent}</Badge>}
        {place.isDefault && <Badge>{carePlaceChoice.isDefault}</Badge>}
      </button>
      {onAskDefault && (
        <span className={css.default}>
          <Button variant="text" size="small" aria-describedby={id} onClick={() => onAskDefault(place)}>
            {place.isDefault ? shell.carePlace.unsetDefault : carePlaceChoice.makeDefault}
          </Button>
        </span>
      )}
    </li>
  )
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')]
  const here = places.findIndex((place) => place === document.activeElement)
  const target = {
    ArrowDown: places[here + 1],
    ArrowUp: places[Math.max(0, here - 1)],
    Home: places[0],
    End: places.at(-1),
  }[event.key]
  if (here < 0 || !target) return
  event.preventDefault()
  target.focus()
}
