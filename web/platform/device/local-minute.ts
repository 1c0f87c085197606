/** A moment by the clock on the wall of the device, as its field for date and time writes it. */
export function localMinute(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** The moment that such a field holds; null for none. */
export function momentIn(typed: string): Date | null {
  const moment = new Date(typed)
  return Number.isNaN(moment.getTime()) ? null : moment
}
