import type { DiaryView } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import { partsOfDay } from '@omsorg/domain/investigations/leakage/leakage.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { DefinitionList } from '../../../ui/table/Facts.tsx'

interface AveragesOfProps {
  readonly averages: NonNullable<DiaryView['averages']>
}

/** The parts of an ordinary day and what they come to. */
export function AveragesOf({ averages }: AveragesOfProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations
  return (
    <DefinitionList
      items={[
        ...partsOfDay.map((part) => ({
          key: part,
          label: words.leakage.parts[part],
          value: `${f.number(averages.volumes[part])} ml, ${words.guided.changes({ count: averages.changes[part] })}`,
        })),
        { key: 'total', label: words.leakage.total, value: `${f.number(averages.total)} ml` },
      ]}
    />
  )
}
