import { expect, test } from 'vitest';
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
import { alive, visit } from './visit.ts';

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
    const card = page.getByRole('article').first();
    await card.waitFor();
    const amount = /€[\d,]+\.\d\d/.exec(await card.innerText())?.[0] ?? 'none';
    await card.getByRole('link', { name: /See fares/ }).click();
    await heading(page, /London/);
    await page.getByText(amount).first().waitFor();
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
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const order = (await (await page.request.get(`/i/api/booking/v1/orders/${id}`)).json()) as {
      payments: { state: string; amount: { amountMinor: number } }[];
    };
    const minor = Number(amount.replaceAll(/\D/g, ''));
    expect(order.payments.map(({ state, amount: paid }) => [state, paid.amountMinor])).toEqual([['captured', minor]]);
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
    expect(await page.getByLabel('Ends (month and year)').inputValue()).toBe('09/39');
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
    await press(page, 'Yes, it is me');
    await page.getByRole('region', { name: 'Your bank did not confirm that it was you' }).waitFor();
    await payWith(page, CHALLENGE);
    await heading(page, 'Payment simulator');
    await press(page, 'No, refuse it');
    await page.getByRole('region', { name: 'Your bank did not confirm that it was you' }).waitFor();
    await payWith(page, CHALLENGE);
    await press(page, 'Yes, it is me');
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
    await page.getByLabel('Ends (month and year)').fill('09/39');
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
    await page.getByText(/5 things to change/).waitFor();
    expect(await page.getByText('Enter the last name as in the passport').count()).toBe(2);
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await page.locator('select[name="bag.0.0.0.checked"]').selectOption('1');
    await press(page, 'Show the new total');
    await page.locator('dt', { hasText: 'Bags' }).last().waitFor();
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
    await press(page, 'Yes, it is me');
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
