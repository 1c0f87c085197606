import { useTexts } from '../../../../platform/texts.tsx'
import { Chip } from '../../../../ui/action/Chip.tsx'
import type { ListView } from './list-view.ts'

interface FilterChipsProps {
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
}

/** The filters in force, each with its cross. */
export function FilterChips({ view, onChange }: FilterChipsProps) {
  const t = useTexts()
  const { filters } = t.careRecipients.list
  const chips = [
    ...view.status.map((status) => ({
      key: status,
      word: `${filters.status}: ${t.careRecipients.status[status]}`,
      without: { status: view.status.filter((each) => each !== status) },
    })),
    ...view.room.map((room) => ({
      key: `room ${room}`,
      word: `${filters.room}: ${room}`,
      without: { room: view.room.filter((each) => each !== room) },
    })),
    ...view.area.map((area) => ({
      key: area,
      word: `${filters.area}: ${t.therapyAreas.names[area]}`,
      without: { area: view.area.filter((each) => each !== area) },
    })),
  ]
  return chips.map(({ key, word, without }) => (
    <Chip
      key={key}
      removeLabel={t.common.table.removeFilter({ filter: word })}
      onRemove={() => onChange({ ...without, page: 1 })}
    >
      {word}
    </Chip>
  ))
}
