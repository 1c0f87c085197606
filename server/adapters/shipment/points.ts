import type { z } from 'zod'
import type { PointsAnswer, ServicePoint } from './port.ts'

const mostPoints = 10

/** What a carrier has answered, in the shape that its protocol has; an answer of another shape is none. Each id once. */
export function agreedPoints<Shape extends z.ZodType>(
  shape: Shape,
  body: unknown,
  pointsOf: (answer: z.output<Shape>) => readonly ServicePoint[],
): PointsAnswer {
  const read = shape.safeParse(body)
  if (!read.success) return { result: 'unavailable', why: 'not-understood' }
  const points = pointsOf(read.data)
  const once = points.filter(({ id }, at) => points.findIndex((each) => each.id === id) === at)
  return { result: 'found', points: once.slice(0, mostPoints).map(short) }
}

/** No longer than a screen can hold, whatever a carrier writes. */
function short(point: ServicePoint): ServicePoint {
  return {
    ...point,
    name: point.name.slice(0, 100),
    street: point.street.slice(0, 100),
    city: point.city.slice(0, 60),
    distance: point.distance === null ? null : Math.max(0, Math.round(point.distance)),
  }
}

export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}

export function zipOf(written: string | null | undefined): string {
  return (written ?? '').replace(/\s/g, '').slice(0, 10)
}
