import type { Page } from 'playwright-core';
import { chooseFlights, roundedUp } from './choose-flights.ts';
import { expect, test } from 'vitest';
import { flightExtras, type Order, type Quote } from '#contract/booking';
import {
  CHALLENGE,
  CHALLENGE_FAILS,
  daysAhead,
  DECLINED,
  fillTravellers,
  heading,
  PAYS,
  payWith,
  press,
  quote,
  REAL,
  REFUSED,
  REPLY_LOST,
  toReview,
  total,
} from './checkout-steps.ts';
import { mailTo } from './mails.ts';
import { alive, visit } from './visit.ts';

const euros = (text: string): string => /€[\d,]+\.\d\d/.exec(text)?.[0] ?? 'none';

/** The order of the booking's page that is open. */
async function orderOn(page: Page): Promise<Order> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await page.request.get(`/i/api/booking/v1/orders/${id}`)).json()) as Order;
}

test('a card is paid in the browser: grouped as typed, and what the button says is what is booked', async () => {
  await visit({}, async ({ page }) => {
    await toReview(page);
    const amount = await total(page);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\/[^/]+$/);
    await heading(page, /Singapore/);
    expect(await page.getByText(amount).count()).toBeGreaterThan(0);
  });
});

test('the price is one from the card in the list to the charge', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/flights/LON-SIN/${daysAhead(100)}/${daysAhead(114)}/2adults`);
    await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
    await page.getByRole('region', { name: /^Out, / }).waitFor();
    const card = page.getByRole('article').first();
    const listed = /€[\d,]+(?=total for)/.exec((await card.textContent()) ?? '')?.[0];
    await card.getByRole('link', { name: 'See fares' }).click();
    await page.waitForURL(/\/fares\//);
    await heading(page, 'Choose a fare');
    const amount = euros(await page.getByRole('region', { name: 'Your choice' }).innerText());
    expect(roundedUp(amount)).toBe(listed);
    await press(page, /^Continue/);
    await heading(page, 'Who is travelling?');
    await page.getByText(amount).last().waitFor();
    await fillTravellers(page, 2);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    expect(await total(page)).toBe(amount);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\/[^/]+$/);
    const { payments } = await orderOn(page);
    const minor = Number(amount.replaceAll(/\D/g, ''));
    expect(payments.map(({ state, amount: paid }) => [state, paid.amountMinor])).toEqual([['captured', minor]]);
  });
});

test('checked bags of the search are one sum from the fares to the charge, and stand in the booking and its mail', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/flights/LON-MAD/${daysAhead(100)}/${daysAhead(114)}/2adults?sort=cheapest&bags=checked`);
    await chooseFlights(page);
    await heading(page, 'Choose a fare');
    // Of these families neither includes a checked bag.
    await page
      .getByRole('radio', { name: /^(Basic|Light|Local)/ })
      .first()
      .check();
    const added = /^Checked bag: 1 × \d\d kg added for €[\d,]+\.\d\d each/;
    await page.getByRole('listitem').filter({ hasText: added }).first().waitFor();
    const amount = euros(await page.getByRole('region', { name: 'Your choice' }).innerText());
    await press(page, /^Continue/);
    await heading(page, 'Who is travelling?');
    await page.getByText(amount).last().waitFor();
    await fillTravellers(page, 2);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    const bought = await page
      .locator('input[name^="bag."][name$=".checked"]:checked')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(bought).toEqual(['1', '1', '1', '1']);
    await page.getByText('Your bags are in the total.').waitFor();
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await page
      .getByText(/^Each traveller: .*1 checked bag each way/)
      .first()
      .waitFor();
    expect(await total(page)).toBe(amount);
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\/[^/]+$/);
    const words = /1 checked bag \(\d\d kg\) each way$/;
    await page.getByText(words).nth(1).waitFor();
    const { reference, payments } = await orderOn(page);
    expect(payments.map(({ state, taken }) => [state, taken?.amountMinor])).toEqual([
      ['captured', Number(amount.replaceAll(/\D/g, ''))],
    ]);
    const { text } = await mailTo(page, 'mira@example.com', new RegExp(reference));
    expect(text).toMatch(/BAGS\nMira Leela Anand: .*1 checked bag \(\d\d kg\)\nMira Leela Anand: .*1 checked bag/);
    expect(text).toContain(amount);
  });
});

test('one bag fewer than searched lowers the total by its price, one more adds the price of that one', async () => {
  await visit({}, async ({ page, open }) => {
    const path = await quote(page, 1, { cabin: 1, checked: 1 });
    const made = (await (
      await page.request.get(path.replace('/checkout', '/i/api/booking/v1/quotes'))
    ).json()) as Quote;
    const bag = flightExtras(made.items[0]?.extras).bags.find(({ kind, bought }) => kind === 'checked' && bought === 1);
    const [first = 0, second = 0] = bag?.sold.prices.map(({ amountMinor }) => amountMinor) ?? [];
    expect(Math.min(first, second)).toBeGreaterThan(0);
    const field = `input[name="bag.0.0.${bag?.slice ?? 0}.checked"]`;
    const review = async (count: string) => {
      await page.locator(`${field}[value="${count}"]`).check();
      await press(page, 'Continue to review');
      await heading(page, 'Review and pay');
      return Number((await total(page)).replaceAll(/\D/g, ''));
    };
    await open(path);
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    const asSearched = made.price.total.amountMinor;
    expect(await review('0')).toBe(asSearched - first);
    await page.goBack();
    await heading(page, 'Bags and seats');
    expect(await review('2')).toBe(asSearched + second);
  });
});

test('[5-13] the number is grouped and its brand named while it is typed', async () => {
  await visit({}, async ({ page }) => {
    await toReview(page);
    const number = page.getByLabel('Card number');
    await number.pressSequentially('378282246310005');
    expect(await number.inputValue()).toBe('3782 822463 10005');
    await page.getByText('American Express', { exact: true }).waitFor();
    await number.fill('');
    await number.pressSequentially('36227206271667');
    expect(await number.inputValue()).toBe('3622 720627 1667');
  });
});

test('no card number leaves the browser: not a test number, not a real one, on no path', async () => {
  await visit({ expected: REFUSED }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)));
    await toReview(page);
    await payWith(page, REAL);
    await page.getByRole('region', { name: /Check the card/ }).waitFor();
    const before = sent.length;
    await page.waitForTimeout(200);
    expect(sent.slice(before).filter((line) => line.includes('/pay'))).toEqual([]);
    await payWith(page, DECLINED);
    await page.getByText('Your bank declined the card').waitFor();
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//);
    const numbers = [REAL, DECLINED, PAYS].map((number) => number.replaceAll(' ', ''));
    for (const line of sent) {
      const digits = line.replaceAll(/[\s+-]/g, '');
      expect(numbers.filter((number) => digits.includes(number))).toEqual([]);
    }
  });
});

test('a declined card keeps everything but the security code, and another card books', async () => {
  await visit({ expected: REFUSED }, async ({ page }) => {
    await toReview(page);
    await payWith(page, DECLINED);
    const told = page.getByRole('region', { name: 'Your bank declined the card' });
    await told.waitFor();
    expect(await told.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Card number').inputValue()).toBe(DECLINED);
    expect(await page.getByLabel('Expiry date').inputValue()).toBe('09/39');
    expect(await page.getByLabel('Security code').inputValue()).toBe('');
    await payWith(page, PAYS);
    await page.waitForURL(/\/bookings\//);
  });
});

test('a bank that asks is answered on its page: approved books, refused comes back with the reason', async () => {
  await visit({ expected: REFUSED }, async ({ page }) => {
    await toReview(page);
    await payWith(page, CHALLENGE_FAILS);
    await heading(page, 'Payment simulator');
    await press(page, 'Yes, it’s me');
    await page.getByRole('region', { name: 'Your bank did not confirm that it was you' }).waitFor();
    await payWith(page, CHALLENGE);
    await heading(page, 'Payment simulator');
    await press(page, 'No, decline');
    await page.getByRole('region', { name: 'Your bank did not confirm that it was you' }).waitFor();
    await payWith(page, CHALLENGE);
    await press(page, 'Yes, it’s me');
    await page.waitForURL(/\/bookings\/[^/]+$/);
    await heading(page, /Singapore/);
  });
});

test('a lost reply shows that it is being looked up, and the page finds the outcome by itself', async () => {
  await visit({}, async ({ page }) => {
    await toReview(page);
    await payWith(page, REPLY_LOST);
    await page.getByText('We are checking with').waitFor();
    await page.waitForURL(/\/bookings\//, { timeout: 45_000 });
  });
});

test('pressing twice books once', async () => {
  await visit({}, async ({ page }) => {
    await toReview(page);
    const paying: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/pay')) paying.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.getByLabel('Card number').fill(PAYS);
    await page.getByLabel('Expiry date').fill('09/39');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: /^Book for/ }).dblclick({ noWaitAfter: true });
    await page.waitForURL(/\/bookings\//);
    expect(paying).toHaveLength(1);
  });
});

test('without scripts: travellers, extras, payment page and booking are plain forms', async () => {
  await visit({ javaScriptEnabled: false, expected: REFUSED }, async ({ page }) => {
    await page.goto(await quote(page));
    await press(page, 'Continue to extras');
    await page.getByText(/5 things to correct/).waitFor();
    expect(await page.getByText('Enter the last name as in the passport').count()).toBe(2);
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await page.locator('input[name="bag.0.0.0.checked"][value="1"]').check();
    await press(page, 'Show the new total');
    await page.locator('dt:visible', { hasText: 'checked bag' }).last().waitFor();
    await press(page, 'Continue to review');
    expect(await page.getByLabel('Card number').count()).toBe(0);
    await press(page, /on the payment page$/);
    await heading(page, 'Payment simulator');
    await page.getByRole('radio', { name: /^The bank declines/ }).check();
    await press(page, /^Pay €/);
    await press(page, 'Continue');
    await page.getByText('Your bank declined the card').waitFor();
    await press(page, /on the payment page$/);
    await page.getByRole('radio', { name: /^The bank asks you to confirm \(3-D/ }).check();
    await press(page, /^Pay €/);
    await press(page, 'Yes, it’s me');
    await press(page, 'Continue');
    await page.waitForURL(/\/bookings\/[^/]+$/);
    await heading(page, /Singapore/);
  });
});

test('back from the extras opens the same order with what was typed', async () => {
  await visit({}, async ({ page }) => {
    const path = await quote(page);
    await page.goto(path);
    await alive(page);
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await page.goBack();
    await page.waitForURL(/\/checkout\/order\/[^/]+\/travellers$/);
    await heading(page, 'Who is travelling?');
    expect(await page.locator('[id="travellers.0.familyName"]').inputValue()).toBe('Anand');
  });
});
