export const calendar = {
  open: ({ field }: { field: string }) => `Choose in the calendar: ${field}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Earlier years',
  nextDecade: 'Later years',
}
