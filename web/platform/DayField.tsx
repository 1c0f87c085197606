import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { CalendarField, type CalendarFieldProps } from '../ui/fields/CalendarField.tsx'
import { useCareTexts, useLanguage } from './texts.tsx'

type DayFieldProps = Omit<CalendarFieldProps, 'read' | 'locale' | 'words' | 'label'> & { readonly label: string }

/** A day, typed as it is written everywhere in the product or picked from a calendar in the reader's language. */
export function DayField(props: DayFieldProps) {
  const { calendar, validation } = useCareTexts()
  const { language } = useLanguage()
  return (
    <CalendarField
      placeholder={validation.datePattern}
      {...props}
      read={readDay}
      locale={cultureOf(language)}
      words={{ ...calendar, open: calendar.open({ field: props.label }) }}
    />
  )
}
