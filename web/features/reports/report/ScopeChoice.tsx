import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readReportReach } from '@omsorg/contract/reports/report/read-report-reach.ts'
import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { AddChip, Chip } from '../../../ui/action/Chip.tsx'
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx'
import { FieldSet } from './FieldSet.tsx'
import { type ReportView, unknownIn } from './report-choice.ts'
import css from './Reports.module.css'

export type Units = AnswerOf<typeof readReportReach>['units']

interface ScopeChoiceProps {
  readonly units: Units
  readonly view: Pick<ReportView, 'units' | 'places' | 'areas'>
  readonly onChange: (part: Partial<Pick<ReportView, 'units' | 'places' | 'areas'>>) => void
}

/** Of which units and areas; nothing chosen is all. Units that give no reports are not among them. */
export function ScopeChoice({ units, view, onChange }: ScopeChoiceProps) {
  const { reports: words, therapyAreas: areaWords } = useAllTexts()
  const severalClients = new Set(units.map(({ clientName }) => clientName)).size > 1
  const unitWord = ({ name, clientName }: Units[number]) =>
    severalClients ? words.unitOf({ unit: name, client: clientName }) : name
  const nodes = units.flatMap((unit) => [
    { id: unit.careUnitId, kind: 'units' as const, word: unitWord(unit) },
    ...unit.places.map((place) => ({ id: place.carePlaceId, kind: 'places' as const, word: place.name })),
  ])
  const unknown = unknownIn(view, units).map((node) => ({ ...node, word: words.unknownUnit }))
  const chosen = [...nodes.filter(({ id, kind }) => view[kind].includes(id)), ...unknown]
  const places = units
    .flatMap((unit) => {
      const isWhole = view.units.includes(unit.careUnitId) || chosen.length === 0
      return isWhole
        ? unit.placeCount
        : unit.places.filter(({ carePlaceId }) => view.places.includes(carePlaceId)).length
    })
    .reduce((sum, each) => sum + each, 0)
  const left = nodes.filter((node) => !chosen.includes(node))
  const areas = therapyAreas.filter((area) => !view.areas.includes(area))
  return (
    <>
      <FieldSet legend={words.units} note={words.unitsAndPlaces({ count: places })}>
        <div className={css.chips}>
          {chosen.length === 0 && <span>{words.allUnits}</span>}
          {chosen.map(({ id, kind, word }) => (
            <Chip
              key={id}
              removeLabel={words.leaveOut({ name: word })}
              onRemove={() => onChange({ [kind]: view[kind].filter((each) => each !== id) })}
            >
              {word}
            </Chip>
          ))}
          <Adding
            label={words.addUnit}
            options={left.map(({ id, word }) => ({ value: id, label: word }))}
            onAdd={(id) => {
              const kind = left.find((node) => node.id === id)?.kind ?? 'units'
              onChange({ [kind]: [...view[kind], id] })
            }}
          />
        </div>
      </FieldSet>
      <FieldSet
        legend={words.areas}
        note={
          view.areas.length === 0 ? undefined : words.someAreas({ count: view.areas.length, of: therapyAreas.length })
        }
      >
        <div className={css.chips}>
          {view.areas.length === 0 && <span>{words.allAreas}</span>}
          {view.areas.map((area) => (
            <Chip
              key={area}
              removeLabel={words.leaveOut({ name: areaWords.names[area] })}
              onRemove={() => onChange({ areas: view.areas.filter((each) => each !== area) })}
            >
              {areaWords.names[area]}
            </Chip>
          ))}
          <Adding
            label={words.addArea}
            options={areas.map((area) => ({ value: area, label: areaWords.names[area] }))}
            onAdd={(area) => onChange({ areas: [...view.areas, area as TherapyArea] })}
          />
        </div>
      </FieldSet>
    </>
  )
}

interface AddingProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onAdd: (value: string) => void
}

/** The chip that opens a list of what is left. */
function Adding({ label, options, onAdd }: AddingProps) {
  const { common } = useAllTexts()
  const [open, setOpen] = useState(false)
  if (options.length === 0) return null
  return (
    <>
      <AddChip expanded={open} onAdd={() => setOpen(!open)}>
        {label}
      </AddChip>
      {open && (
        <div className={css.adding}>
          <SearchSelect
            label={label}
            labelHidden
            size="compact"
            options={options}
            value={null}
            placeholder={label}
            nothingFound={common.empty.filteredAway}
            onChange={(value) => {
              if (value) onAdd(value)
              setOpen(false)
            }}
          />
        </div>
      )}
    </>
  )
}
