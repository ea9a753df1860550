import fc from 'fast-check'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { sanitizeText } from '../../../src/base/index.ts'
import type { Offer, Redemption } from '../../../src/contract/index.ts'
import { writeBooking } from '../../../src/components/redemptions/writeBooking.ts'
import { bookingToCalendar, type BookingToCalendarOptions } from '../../../src/index.ts'

const options: BookingToCalendarOptions = {
  timeZone: 'Europe/Copenhagen',
  now: Date.UTC(2027, 0, 2, 3, 4, 5),
}
const redemption: Redemption = { id: 'red_1', startAt: '2027-03-27T18:00:00Z', endAt: '2027-03-27T21:30:00Z' }
const offer: Offer = { id: 'o', title: 'A table', images: [], inclusions: [] }

/** What another library reads of the file. */
function read(file: string | null) {
  const { events = [], ...calendar } = convertIcsCalendar(undefined, file ?? '')
  return { calendar, event: events[0], count: events.length }
}

const booked = (change: Partial<Redemption>, ofOffer: Partial<Offer> = {}, more = options) =>
  writeBooking({ ...redemption, ...change }, { ...offer, ...ofOffer }, more)
const daysOf = (startAt: string | undefined, endAt?: string, timeZone = 'Europe/Copenhagen') => {
  const { event } = read(booked({ startAt, endAt }, {}, { ...options, timeZone }))
  const text = (at: { type?: string; date: Date } | null | undefined) =>
    at && (at.type === 'DATE' ? at.date.toISOString().slice(0, 10) : at.date.toISOString())
  return [text(event?.start), text(event?.end)]
}

describe('a booking for a calendar', () => {
  it('is one event in UTC, with title, place, description and address', () => {
    const file = booked(
      {},
      {
        shortDescription: 'Twelve seats; one evening',
        location: { venue: 'Havnen', address: 'Nyhavn 1, Copenhagen', city: 'Copenhagen' },
      },
      { ...options, url: 'https://bank.example/rewards?at=red_1,2;x#top' },
    )
    expect(file).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Experience Program//Member//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:red_1@experience-program',
        'SEQUENCE:0',
        'DTSTAMP:20270102T030405Z',
        'DTSTART:20270327T180000Z',
        'DTEND:20270327T213000Z',
        'SUMMARY:A table',
        String.raw`LOCATION:Havnen\, Nyhavn 1\, Copenhagen`,
        String.raw`DESCRIPTION:Twelve seats\; one evening\n\nhttps://bank.example/rewards?at=`,
        String.raw` red_1\,2\;x#top`,
        'URL;VALUE=URI:https://bank.example/rewards?at=red_1%2C2%3Bx#top',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('has whole days, both ends included, from midnight to midnight and for calendar dates', () => {
    // Copenhagen is an hour ahead of UTC in winter, two in summer: the clock goes forward on 28 March.
    expect(daysOf('2027-03-25T23:00:00Z', '2027-03-28T22:00:00Z')).toEqual(['2027-03-26', '2027-03-30'])
    expect(daysOf('2027-10-29T22:00:00Z', '2027-10-31T23:00:00Z')).toEqual(['2027-10-30', '2027-11-02'])
    expect(daysOf('2027-03-26', '2027-03-28')).toEqual(['2027-03-26', '2027-03-29'])
    expect(daysOf('2027-12-31')).toEqual(['2027-12-31', '2028-01-01'])
    expect(daysOf('2027-03-26', '2027-03-20')).toEqual(['2027-03-26', '2027-03-27'])
    // Midnight elsewhere is a time of the day here.
    expect(daysOf('2027-03-26T00:00:00Z', '2027-03-29T00:00:00Z')).toEqual([
      '2027-03-26T00:00:00.000Z',
      '2027-03-29T00:00:00.000Z',
    ])
    expect(daysOf('2027-03-26T00:00:00Z', '2027-03-29T00:00:00Z', 'UTC')).toEqual([
      '2027-03-26',
      '2027-03-30',
    ])
  })

  it('has moments over both changes of the clock, as the Service says them', () => {
    expect(daysOf('2027-03-28T01:59:00+01:00', '2027-03-28T03:30:00+02:00')).toEqual([
      '2027-03-28T00:59:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ])
    expect(daysOf('2027-10-31T02:30:00+02:00', '2027-10-31T02:30:00+01:00')).toEqual([
      '2027-10-31T00:30:00.000Z',
      '2027-10-31T01:30:00.000Z',
    ])
  })

  it('leaves out an end that cannot be read or comes first, and is none without a begin', () => {
    expect(daysOf('2027-03-27T18:00:00Z', '2027-03-27T17:00:00Z')).toEqual([
      '2027-03-27T18:00:00.000Z',
      undefined,
    ])
    expect(daysOf('2027-03-27T18:00:00Z', 'in the evening')).toEqual(['2027-03-27T18:00:00.000Z', undefined])
    expect(booked({ startAt: 'soon' })).toBeNull()
    expect(booked({ startAt: undefined })).toBeNull()
  })

  it('loads what writes it with the first call, and works with nothing said', async () => {
    const file = await bookingToCalendar(redemption, offer)
    expect(read(file).event).toMatchObject({ uid: 'red_1@experience-program', summary: 'A table' })
    expect(await bookingToCalendar({ id: 'red_2' }, undefined)).toBeNull()
  })

  it('leaves out an address that is none, and a zone of the browser’s own is enough', () => {
    expect(booked({}, {}, { ...options, url: 'http://[' })).not.toMatch(/URL|http/)
    expect(booked({}, {}, { url: '/rewards' })).not.toContain('URL')
  })

  it('takes the dates of the offer where none were agreed', () => {
    const file = booked({ startAt: undefined, endAt: undefined }, { startAt: '2027-05-01T10:00:00Z' })
    expect(read(file).event?.start.date.toISOString()).toBe('2027-05-01T10:00:00.000Z')
  })

  it('keeps its identity when its date changes, and says which of two is newer', () => {
    const [first, second] = [
      booked({}),
      booked({ startAt: '2027-04-01T18:00:00Z' }, {}, { ...options, now: Date.UTC(2027, 1, 1) }),
    ]
    const [old, changed] = [read(first).event, read(second).event]
    expect(changed?.uid).toBe(old?.uid)
    expect(changed?.stamp.date.getTime()).toBeGreaterThan(old?.stamp.date.getTime() ?? Infinity)
  })

  const tame = [',', ';', ':', '"', '\n', '👩‍👩‍👧‍👦', 'é', '漢', 'مرحبا', 'long '.repeat(2_000)]
  const texts = (...parts: readonly string[]) =>
    fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'grapheme-ascii', maxLength: 8 })), {
      maxLength: 12,
    })
  const kept = (text: string) => sanitizeText(text.replace(/\r\n?/g, '\n')).trim()

  it('is read by another library as it was written', () => {
    // Which takes the two signs of an escape apart, and END:VEVENT for an end wherever it stands.
    const words = texts(...tame).map((parts) => parts.join('').replaceAll(/[\\]|END:/g, ''))
    fc.assert(
      fc.property(words, words, words, (title, venue, shortDescription) => {
        const { event, count } = read(booked({}, { title, shortDescription, location: { venue } }))
        expect(count).toBe(1)
        expect(event?.summary ?? '').toBe(kept(title))
        expect(event?.location ?? '').toBe(kept(venue))
        expect(event?.description ?? '').toBe(kept(shortDescription))
      }),
    )
  })

  it('is as RFC 5545 says, whatever the words are', () => {
    const words = texts(...tame, '\r\n', '\r', '\\', '\\n', 'END:VEVENT', '\u0000', '\ud800').map((parts) =>
      parts.join(''),
    )
    fc.assert(
      fc.property(words, words, fc.string({ minLength: 1 }), (title, venue, id) => {
        const file = booked({ id }, { title, location: { venue } }) ?? ''
        // 3.1: lines end in both signs, are folded before 75 octets and between letters.
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|\p{Surrogate}/u)
        const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
        expect(Math.max(...octets)).toBeLessThanOrEqual(75)
        const lines = file.replaceAll('\r\n ', '').split('\r\n')
        // 3.3.11: a backslash before a comma, a semicolon and itself; a line break is its own.
        const texted = (name: string) =>
          lines
            .filter((line) => line.startsWith(`${name}:`))
            .map((line) =>
              line
                .slice(name.length + 1)
                .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
            )
        expect(texted('SUMMARY')).toEqual([kept(title)])
        expect(texted('LOCATION')).toEqual(kept(venue) === '' ? [] : [kept(venue)])
        expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
        expect(texted('UID')).toEqual([expect.stringMatching(/^[\w.!~*'()%-]*@experience-program$/)])
      }),
    )
  })
})
