import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { CalendarField, type CalendarFieldProps } from '../ui/fields/CalendarField.tsx'
import { useFormat } from './format.ts'
import { useCareTexts } from './texts.tsx'

type DayFieldProps = Omit<CalendarFieldProps, 'read' | 'locale' | 'words' | 'label'> & { readonly label: string }

/** A day, typed as it is written everywhere in the product or picked from a calendar with the months of the market (O-9-17). */
export function DayField(props: DayFieldProps) {
  const { calendar, validation } = useCareTexts()
  const { calendarLocale } = useFormat()
  return (
    <CalendarField
      placeholder={validation.datePattern}
      {...props}
      read={readDay}
      locale={calendarLocale}
      words={{ ...calendar, open: calendar.open({ field: props.label }) }}
    />
  )
}
